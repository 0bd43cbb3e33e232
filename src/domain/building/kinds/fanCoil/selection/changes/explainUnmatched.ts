import type { Room } from "../../../../rooms/Room.ts";
import { explainAnswers } from "../../../../selection/explainAnswers.ts";
import type { NoMatchReason } from "../../../../selection/multiRoom.ts";
import { bulbsInForce } from "../bulbsInForce.ts";
import type { FanCoilAnswer } from "../FanCoilAnswer.ts";
import type { FanCoilColumns } from "../fanCoilColumns.ts";
import type { FanCoilConditions } from "../FanCoilConditions.ts";
import { roomsByAir } from "../roomsByAir.ts";
import { siteAir } from "../SiteAir.ts";
import { unitRequirement } from "../unitRequirement.ts";
import { ChangeSearch } from "./ChangeSearch.ts";

/**
 * The answers of `selectFanCoils`, where each room without a match also names the nearest product and the single
 * changes that would admit one. Rooms that match cost nothing. The result equals trying every change in every
 * room.
 */
export function explainUnmatched(
  columns: FanCoilColumns,
  rooms: readonly Room[],
  answers: readonly FanCoilAnswer[],
  conditions: FanCoilConditions,
): FanCoilAnswer[] {
  return explainAnswers(answers, (open) => {
    const site = siteAir(conditions.altitude);
    const search = new ChangeSearch(columns, conditions);
    const found = Array.from<readonly NoMatchReason[]>({ length: open.length });
    // Answers are in the order of the rooms.
    for (const { air, rooms: members } of roomsByAir(
      open.map((at) => rooms[at]!),
      site,
    )) {
      search.moveTo(air);
      for (const member of members) {
        const room = rooms[open[member]!]!;
        const { quantity } = answers[open[member]!]!;
        const required = unitRequirement(room, quantity, conditions);
        const { winterDryBulb } = bulbsInForce(room);
        found[member] = search.reasonsFor({ room, quantity, required, air, winterDryBulb });
      }
    }
    return found;
  });
}
