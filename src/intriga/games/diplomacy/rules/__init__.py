"""The rules of Diplomacy: `seating`, `player_acts` and `order_parsing`, `calendar` (phases and the
end), `adjudication` and `announce`, `disorder`, `voting`."""
