"""The rules of Diplomacy: `seating`, `player_acts` and `sent_orders`, `calendar` (phases and the
end), `adjudication` and `announce`, `disorder`, `voting`."""
