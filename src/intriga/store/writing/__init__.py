"""What people write: messages, documents, drafts."""
