import type { Level } from "../../../selection/multiRoom.ts";
import { byTieOrder } from "../../../selection/byTieOrder.ts";
import type { FanCoil } from "./FanCoil.ts";

/** The order between two equally good fan coils; electric input at the level counts. */
export const byTieOrderAt =
  (level: Level) =>
  (a: FanCoil, b: FanCoil): number =>
    byTieOrder(tied(a, level), tied(b, level));

const tied = ({ id, model, levels }: FanCoil, level: Level) => ({
  id,
  model,
  inputPower: levels[level].inputPower,
});
