import type { Level } from "../multiRoom.ts";
import { byTieOrder } from "../byTieOrder.ts";
import type { FanCoil } from "./FanCoil.ts";

/** The order between two equally good fan coils: what they take at the level counts. */
export const byTieOrderAt =
  (level: Level) =>
  (a: FanCoil, b: FanCoil): number =>
    byTieOrder(tied(a, level), tied(b, level));

const tied = ({ id, model, levels }: FanCoil, level: Level) => ({
  id,
  model,
  inputPower: levels[level].inputPower,
});
