import type { Room } from "../../../../rooms/Room.ts";
import { explainAnswers } from "../../../../selection/explainAnswers.ts";
import type { IndoorUnitAnswer } from "../IndoorUnitAnswer.ts";
import type { IndoorUnitColumns } from "../indoorUnitColumns.ts";
import type { IndoorUnitConditions } from "../IndoorUnitConditions.ts";
import { UnitChangeSearch } from "./UnitChangeSearch.ts";

/**
 * The answers of `selectIndoorUnits`, where each room without a match also says which unit comes nearest and which
 * single changes would admit one. Finds exactly what trying each change in each room finds.
 */
export const explainUnmatchedUnits = (
  columns: IndoorUnitColumns,
  rooms: readonly Room[],
  answers: readonly IndoorUnitAnswer[],
  conditions: IndoorUnitConditions,
): IndoorUnitAnswer[] =>
  explainAnswers(answers, (open) => {
    const search = new UnitChangeSearch(columns, conditions);
    // Answers stand in the order of the rooms.
    return open.map((at) => search.reasonsFor(rooms[at]!, answers[at]!.quantity));
  });
