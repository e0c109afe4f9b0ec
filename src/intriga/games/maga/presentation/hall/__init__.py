"""What people in a hall look at: who sits in which circle, the big screen."""
