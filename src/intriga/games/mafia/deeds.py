"""Which acts there are: the type of each, its check and what carries it out.

An act that stands in neither table does not exist for the match. All checks and all deeds have one
shape, so that a table can name them without saying how they are called.
"""

from collections.abc import Callable, Mapping
from typing import Any

from intriga.games.mafia.state import State as Position
from intriga.games.mafia.subjects import newspaper, override
from intriga.games.mafia.subjects.awards import granting, voiding
from intriga.games.mafia.subjects.clans import execution, recruiting, shooting
from intriga.games.mafia.subjects.commissariat import checks, infiltrator, lateness, sergeant
from intriga.games.mafia.subjects.crypt import reanimation, rites, shield, souls
from intriga.games.mafia.subjects.guild import (
    announcing,
    arrows,
    bidding,
    blackmail,
    carrying_out,
    own_will,
    telling,
    together,
)
from intriga.games.mafia.subjects.houses import guarding, potions, readying
from intriga.games.mafia.subjects.magic import casting, speciality
from intriga.games.mafia.subjects.market import buying, loot, stall
from intriga.games.mafia.subjects.money import exchange, gifts, pooling
from intriga.games.mafia.subjects.opening import profession
from intriga.games.mafia.subjects.organisations import charters, fund, joining, services, statements
from intriga.games.mafia.subjects.presence import absence, sleep
from intriga.games.mafia.subjects.thieves import staying, stocking, visits
from intriga.games.mafia.subjects.uses import use, using
from intriga.games.mafia.subjects.votes import accusing, filling, leaving, reading_out
from intriga.kernel import (
    Act,
    Refusal,
    Seat,
    Step,
)

Check = Callable[[Position, Seat, Any], Refusal | None]
Apply = Callable[[Position, Seat, Any, Step], None]
HostCheck = Callable[[Position, Any], Refusal | None]
HostApply = Callable[[Position, Any, Step], None]

PEOPLE: Mapping[type[Act], tuple[Check, Apply]] = {
    profession.ChooseProfession: (profession.check_profession, profession.choose_profession),
    speciality.Specialise: (speciality.check_specialise, speciality.specialise),
    shield.PledgeMana: (shield.check_pledge, shield.pledge),
    shield.TakeBackMana: (shield.check_take_back, shield.take_back),
    rites.AskRite: (rites.check_ask, rites.ask),
    rites.AnswerRite: (rites.check_answer, rites.answer),
    rites.Resurrect: (rites.check_resurrect, rites.resurrect),
    souls.Subjugate: (souls.check_subjugate, souls.subjugate),
    souls.UseSoul: (souls.check_use, souls.use_soul),
    reanimation.Reanimate: (reanimation.check_reanimate, reanimation.reanimate),
    sleep.Sleep: (sleep.check_sleep, sleep.sleep),
    readying.Ready: (readying.check_ready, readying.make_ready),
    casting.CastSpell: (casting.check_cast, casting.cast),
    use.UseThing: (using.check_use, using.use),
    guarding.GuardHouse: (guarding.check_guard, guarding.guard),
    visits.Burgle: (visits.check_burgle, visits.burgle),
    visits.RobShop: (visits.check_rob_shop, visits.rob_shop),
    staying.StayHome: (staying.check_stay, staying.stay),
    stocking.StockLoot: (stocking.check_stock, stocking.stock),
    potions.DrinkPotions: (potions.check_drink, potions.drink),
    shooting.Shoot: (shooting.check_shoot, shooting.shoot),
    execution.Execute: (execution.check_execute, execution.execute),
    recruiting.Invite: (recruiting.check_invite, recruiting.invite),
    recruiting.PayForRecruit: (recruiting.check_pay, recruiting.pay),
    recruiting.AnswerClan: (recruiting.check_answer, recruiting.answer),
    checks.Check: (checks.check_check, checks.check),
    sergeant.InviteSergeant: (sergeant.check_invite, sergeant.invite),
    sergeant.AnswerCommissar: (sergeant.check_answer, sergeant.answer),
    infiltrator.ReturnToPost: (infiltrator.check_return, infiltrator.return_to_post),
    infiltrator.ChooseSide: (infiltrator.check_side, infiltrator.choose_side),
    bidding.BidForKilling: (bidding.check_kill, bidding.kill),
    bidding.OrderGuard: (bidding.check_guard, bidding.guard),
    together.BidTogether: (together.check_together, together.bid_together),
    bidding.RaiseBid: (bidding.check_raise, bidding.raise_bid),
    announcing.AnnouncePrice: (announcing.check_announce, announcing.announce),
    carrying_out.CarryOut: (carrying_out.check_carry_out, carrying_out.carry_out),
    arrows.TakeArrow: (arrows.check_arrow, arrows.take_arrow),
    carrying_out.RefuseContracts: (carrying_out.check_refuse, carrying_out.refuse_all),
    own_will.KillUnbidden: (own_will.check_unbidden, own_will.kill_unbidden),
    telling.TellContract: (telling.check_tell, telling.tell),
    blackmail.ComplainOfBlackmail: (blackmail.check_complain, blackmail.complain),
    buying.BidForThing: (buying.check_bid, buying.bid),
    buying.TakeBackBid: (buying.check_take_back, buying.take_back),
    stall.SetPrices: (stall.check_prices, stall.set_prices),
    stall.CloseShop: (stall.check_close, stall.close),
    stall.BuyOwn: (stall.check_buy_own, stall.buy_own),
    loot.SellLoot: (loot.check_sell, loot.sell),
    loot.OfferLoot: (loot.check_offer, loot.offer),
    loot.AnswerLoot: (loot.check_answer, loot.answer),
    accusing.Accuse: (accusing.check_accuse, accusing.accuse),
    leaving.TransferVote: (leaving.check_transfer, leaving.transfer),
    leaving.TakeBackVote: (leaving.check_take_back, leaving.take_back),
    filling.FillPool: (filling.check_pool, filling.fill_pool),
    exchange.ExchangeExp: (exchange.check_exchange, exchange.exchange),
    gifts.GiveCoins: (gifts.check_give, gifts.give),
    gifts.AnswerGift: (gifts.check_answer, gifts.answer),
    pooling.StartCollection: (pooling.check_start, pooling.start),
    pooling.ChipIn: (pooling.check_chip_in, pooling.chip_in),
    charters.FoundOrganisation: (charters.check_found, charters.found),
    joining.ApplyToOrganisation: (joining.check_apply, joining.apply),
    joining.AdmitMember: (joining.check_admit, joining.admit),
    fund.DonateToFund: (fund.check_donate, fund.donate),
    fund.SpendFund: (fund.check_spend, fund.spend),
    services.PayService: (services.check_pay, services.pay),
    services.RenderService: (services.check_render, services.render),
    statements.ReportOnFund: (statements.check_report, statements.report),
    absence.GiveNotice: (absence.check_notice, absence.give_notice),
}

HOSTS: Mapping[type[Act], tuple[HostCheck, HostApply]] = {
    granting.AwardExp: (granting.check_award, granting.award),
    voiding.VoidAwards: (voiding.check_void, voiding.void),
    blackmail.StripAssassin: (blackmail.check_strip, blackmail.strip_assassin),
    blackmail.AppointAssassin: (blackmail.check_appoint, blackmail.appoint),
    lateness.MovePost: (lateness.check_move, lateness.move),
    lateness.NameHeir: (lateness.check_heir, lateness.name_heir),
    reading_out.ReadVote: (reading_out.check_read, reading_out.read_vote),
    statements.OrderCompensation: (statements.check_compensation, statements.compensate),
    absence.ExcuseAbsence: (absence.check_excuse, absence.excuse),
    leaving.TransferFor: (leaving.check_transfer_for, leaving.transfer_for),
    override.Override: (override.check_override, override.override),
    newspaper.RewritePaper: (newspaper.check_rewrite, newspaper.rewrite),
}
