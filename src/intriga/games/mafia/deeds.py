"""Which acts there are: the type of each, its check and what carries it out.

An act that stands in neither table does not exist for the match. All checks and all deeds have one
shape, so that a table can name them without saying how they are called.
"""

from collections.abc import Callable, Mapping
from typing import Any

from intriga.games.mafia.acts import (
    assassin,
    clans,
    day,
    host,
    market,
    money,
    night,
    organisations,
    town,
    watch,
)
from intriga.games.mafia.rules import (
    absence,
    casting,
    coins,
    crypt,
    everybody,
    funds,
    guild,
    houses,
    loot,
    paper,
    pooling,
    recruiting,
    shop,
    stall,
    thieves,
    using,
    voting,
)
from intriga.games.mafia.rules import assassin as assassin_rules
from intriga.games.mafia.rules import clans as clan_rules
from intriga.games.mafia.rules import host as host_rules
from intriga.games.mafia.rules import organisations as organisation_rules
from intriga.games.mafia.rules import watch as watch_rules
from intriga.games.mafia.state import State as Position
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
    town.ChooseProfession: (everybody.check_profession, everybody.choose_profession),
    town.Specialise: (everybody.check_specialise, everybody.specialise),
    town.PledgeMana: (crypt.check_pledge, crypt.pledge),
    town.TakeBackMana: (crypt.check_take_back, crypt.take_back),
    town.AskRite: (crypt.check_ask, crypt.ask),
    town.AnswerRite: (crypt.check_answer, crypt.answer),
    town.Resurrect: (crypt.check_resurrect, crypt.resurrect),
    town.Subjugate: (crypt.check_subjugate, crypt.subjugate),
    town.UseSoul: (crypt.check_use, crypt.use_soul),
    town.Reanimate: (crypt.check_reanimate, crypt.reanimate),
    night.Sleep: (everybody.check_sleep, everybody.sleep),
    night.Ready: (houses.check_ready, houses.make_ready),
    night.CastSpell: (casting.check_cast, casting.cast),
    night.UseThing: (using.check_use, using.use),
    night.GuardHouse: (houses.check_guard, houses.guard),
    night.Burgle: (thieves.check_burgle, thieves.burgle),
    night.RobShop: (thieves.check_rob_shop, thieves.rob_shop),
    night.StayHome: (thieves.check_stay, thieves.stay),
    night.StockLoot: (thieves.check_stock, thieves.stock),
    night.DrinkPotions: (houses.check_drink, houses.drink),
    clans.Shoot: (clan_rules.check_shoot, clan_rules.shoot),
    clans.Execute: (clan_rules.check_execute, clan_rules.execute),
    clans.Invite: (recruiting.check_invite, recruiting.invite),
    clans.PayForRecruit: (recruiting.check_pay, recruiting.pay),
    clans.AnswerClan: (recruiting.check_answer, recruiting.answer),
    watch.Check: (watch_rules.check_check, watch_rules.check),
    watch.InviteSergeant: (watch_rules.check_invite, watch_rules.invite),
    watch.AnswerCommissar: (watch_rules.check_answer, watch_rules.answer),
    watch.ReturnToPost: (watch_rules.check_return, watch_rules.return_to_post),
    watch.ChooseSide: (watch_rules.check_side, watch_rules.choose_side),
    assassin.BidForKilling: (guild.check_kill, guild.kill),
    assassin.OrderGuard: (guild.check_guard, guild.guard),
    assassin.BidTogether: (guild.check_together, guild.bid_together),
    assassin.RaiseBid: (guild.check_raise, guild.raise_bid),
    assassin.AnnouncePrice: (assassin_rules.check_announce, assassin_rules.announce),
    assassin.CarryOut: (assassin_rules.check_carry_out, assassin_rules.carry_out),
    assassin.TakeArrow: (assassin_rules.check_arrow, assassin_rules.take_arrow),
    assassin.RefuseContracts: (assassin_rules.check_refuse, assassin_rules.refuse_all),
    assassin.KillUnbidden: (assassin_rules.check_unbidden, assassin_rules.kill_unbidden),
    assassin.TellContract: (assassin_rules.check_tell, assassin_rules.tell),
    assassin.ComplainOfBlackmail: (assassin_rules.check_complain, assassin_rules.complain),
    market.BidForThing: (shop.check_bid, shop.bid),
    market.TakeBackBid: (shop.check_take_back, shop.take_back),
    market.SetPrices: (stall.check_prices, stall.set_prices),
    market.CloseShop: (stall.check_close, stall.close),
    market.BuyOwn: (stall.check_buy_own, stall.buy_own),
    market.SellLoot: (loot.check_sell, loot.sell),
    market.OfferLoot: (loot.check_offer, loot.offer),
    market.AnswerLoot: (loot.check_answer, loot.answer),
    day.Accuse: (voting.check_accuse, voting.accuse),
    day.TransferVote: (voting.check_transfer, voting.transfer),
    day.TakeBackVote: (voting.check_take_back, voting.take_back),
    day.FillPool: (voting.check_pool, voting.fill_pool),
    money.ExchangeExp: (coins.check_exchange, coins.exchange),
    money.GiveCoins: (coins.check_give, coins.give),
    money.AnswerGift: (coins.check_answer, coins.answer),
    money.StartCollection: (pooling.check_start, pooling.start),
    money.ChipIn: (pooling.check_chip_in, pooling.chip_in),
    organisations.FoundOrganisation: (organisation_rules.check_found, organisation_rules.found),
    organisations.ApplyToOrganisation: (organisation_rules.check_apply, organisation_rules.apply),
    organisations.AdmitMember: (organisation_rules.check_admit, organisation_rules.admit),
    organisations.DonateToFund: (funds.check_donate, funds.donate),
    organisations.SpendFund: (funds.check_spend, funds.spend),
    organisations.PayService: (funds.check_pay, funds.pay),
    organisations.RenderService: (funds.check_render, funds.render),
    organisations.ReportOnFund: (funds.check_report, funds.report),
    day.GiveNotice: (absence.check_notice, absence.give_notice),
}

HOSTS: Mapping[type[Act], tuple[HostCheck, HostApply]] = {
    host.AwardExp: (host_rules.check_award, host_rules.award),
    host.VoidAwards: (host_rules.check_void, host_rules.void),
    host.StripAssassin: (host_rules.check_strip, host_rules.strip_assassin),
    host.AppointAssassin: (host_rules.check_appoint, host_rules.appoint),
    host.MovePost: (host_rules.check_move, host_rules.move),
    host.NameHeir: (host_rules.check_heir, host_rules.name_heir),
    host.ReadVote: (host_rules.check_read, host_rules.read_vote),
    host.OrderCompensation: (funds.check_compensation, funds.compensate),
    host.ExcuseAbsence: (absence.check_excuse, absence.excuse),
    host.TransferFor: (absence.check_transfer_for, absence.transfer_for),
    host.Override: (host_rules.check_override, host_rules.override),
    host.RewritePaper: (paper.check_rewrite, paper.rewrite),
}
