import type { Room } from "../../../rooms/Room.ts";
import { bulbsInForce } from "../bulbsInForce.ts";
import type { FanCoilAnswer } from "../FanCoilAnswer.ts";
import type { FanCoilColumns } from "../fanCoilColumns.ts";
import type { FanCoilConditions } from "../FanCoilConditions.ts";
import { roomsByAir } from "../roomsByAir.ts";
import { unitRequirement } from "../unitRequirement.ts";
import { ChangeSearch } from "./ChangeSearch.ts";

const asksForSomething = ({ reasons }: FanCoilAnswer) =>
  reasons.length > 0 && reasons.every(({ code }) => code !== "no-requirement");

/**
 * The answers of `selectFanCoils`, where each room without a match also says which product comes nearest and which
 * single changes would admit one. Rooms that match cost nothing. Finds exactly what `singleChangesPlainly` does.
 */
export function explainUnmatched(
  columns: FanCoilColumns,
  rooms: readonly Room[],
  answers: readonly FanCoilAnswer[],
  conditions: FanCoilConditions,
): FanCoilAnswer[] {
  const explained = [...answers];
  const open = answers.flatMap((answer, at) => (asksForSomething(answer) ? [at] : []));
  if (open.length === 0) return explained;

  const search = new ChangeSearch(columns, conditions);
  // Answers stand in the order of the rooms.
  for (const { air, rooms: members } of roomsByAir(open.map((at) => rooms[at]!))) {
    search.moveTo(air);
    for (const member of members) {
      const at = open[member]!;
      const room = rooms[at]!;
      const answer = answers[at]!;
      const { quantity } = answer;
      const required = unitRequirement(room, quantity, conditions);
      const { winterDryBulb } = bulbsInForce(room);
      const found = search.reasonsFor({ room, quantity, required, air, winterDryBulb });
      explained[at] = { ...answer, reasons: [...answer.reasons, ...found] };
    }
  }
  return explained;
}
