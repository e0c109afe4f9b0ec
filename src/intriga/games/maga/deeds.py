"""Which acts there are: the type of each, its check and what carries it out."""

from collections.abc import Callable, Mapping
from typing import Any

from intriga.games.maga.acts import circles, host, lists, treaties
from intriga.games.maga.rules import circles as circle_rules
from intriga.games.maga.rules import host as host_rules
from intriga.games.maga.rules import lists as list_rules
from intriga.games.maga.rules import treaties as treaty_rules
from intriga.games.maga.state import State
from intriga.kernel import Act, Refusal, Seat, Step

Check = Callable[[State, Seat, Any], Refusal | None]
Apply = Callable[[State, Seat, Any, Step], None]
HostCheck = Callable[[State, Any], Refusal | None]
HostApply = Callable[[State, Any, Step], None]

PEOPLE: Mapping[type[Act], tuple[Check, Apply]] = {
    lists.ChooseNumbers: (list_rules.check_numbers, list_rules.choose_numbers),
    lists.HandIn: (list_rules.check_hand_in, list_rules.hand_in),
    lists.Withdraw: (list_rules.check_withdraw, list_rules.withdraw),
    lists.GoOn: (list_rules.check_go_on, list_rules.go_on),
    lists.NameCaptain: (list_rules.check_captain, list_rules.name_captain),
    lists.ShareMinistry: (list_rules.check_share, list_rules.share_ministry),
    circles.SendAmbassador: (circle_rules.check_send, circle_rules.send),
    circles.BanTeam: (circle_rules.check_ban, circle_rules.ban),
    treaties.ProposeTreaty: (treaty_rules.check_propose, treaty_rules.propose),
    treaties.AnswerTreaty: (treaty_rules.check_answer, treaty_rules.answer),
}

HOSTS: Mapping[type[Act], tuple[HostCheck, HostApply]] = {
    host.Correct: (host_rules.check_correct, host_rules.correct),
    host.Fine: (host_rules.check_fine, host_rules.fine),
    host.SendHome: (circle_rules.check_send_home, circle_rules.send_home),
    host.WarnCircle: (circle_rules.check_warn, circle_rules.warn),
    host.JudgeClause: (host_rules.check_judge, host_rules.judge),
    host.DismissCaptain: (host_rules.check_dismiss, host_rules.dismiss),
    host.EndGame: (host_rules.check_end, host_rules.end),
}
