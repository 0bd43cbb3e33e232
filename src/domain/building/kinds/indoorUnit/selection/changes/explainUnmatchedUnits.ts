import type { Room } from "../../../../rooms/Room.ts";
import { explainAnswers } from "../../../../selection/explainAnswers.ts";
import type { IndoorUnitAnswer } from "../IndoorUnitAnswer.ts";
import type { IndoorUnitColumns } from "../indoorUnitColumns.ts";
import type { IndoorUnitConditions } from "../IndoorUnitConditions.ts";
import { UnitChangeSearch } from "./UnitChangeSearch.ts";

/**
 * The answers of `selectIndoorUnits`, where each room without a match also names the nearest unit and the single
 * changes that would admit one. The result equals trying every change in every room.
 */
export const explainUnmatchedUnits = (
  columns: IndoorUnitColumns,
  rooms: readonly Room[],
  answers: readonly IndoorUnitAnswer[],
  conditions: IndoorUnitConditions,
): IndoorUnitAnswer[] =>
  explainAnswers(answers, (open) => {
    const search = new UnitChangeSearch(columns, conditions);
    // Answers are in the order of the rooms.
    return open.map((at) => search.reasonsFor(rooms[at]!, answers[at]!.quantity));
  });
