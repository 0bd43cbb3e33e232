import type { Room } from "../../../../rooms/Room.ts";
import { explainAnswers } from "../../../../selection/explainAnswers.ts";
import type { AirOutletAnswer } from "../AirOutletAnswer.ts";
import type { AirOutletColumns } from "../airOutletColumns.ts";
import type { AirOutletConditions } from "../AirOutletConditions.ts";
import { OutletChangeSearch } from "./OutletChangeSearch.ts";

/**
 * The answers of `selectAirOutlets`, where each room without a match also names the nearest outlet and the single
 * changes that would admit one. The result equals trying every change in every room.
 */
export const explainUnmatchedOutlets = (
  columns: AirOutletColumns,
  rooms: readonly Room[],
  answers: readonly AirOutletAnswer[],
  conditions: AirOutletConditions,
): AirOutletAnswer[] =>
  explainAnswers(answers, (open) => {
    const search = new OutletChangeSearch(columns, conditions);
    // Answers are in the order of the rooms.
    return open.map((at) => search.reasonsFor(rooms[at]!, answers[at]!.quantity));
  });
