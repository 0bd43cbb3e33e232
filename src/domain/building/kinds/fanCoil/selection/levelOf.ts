import type { Level } from "../../../selection/multiRoom.ts";
import { capacityAtAirFlow } from "./capacityAtAirFlow.ts";
import type { FanCoil, FanCoilLevel } from "./FanCoil.ts";

const OTHER = { MEDIUM_LEVEL: "HIGH_LEVEL", HIGH_LEVEL: "MEDIUM_LEVEL" } as const;

/** A unit's figures at a level. Heating that is stated only at the other level is scaled by the air flow. */
export function levelOf(coil: FanCoil, level: Level): FanCoilLevel {
  const figures = coil.levels[level];
  const other = coil.levels[OTHER[level]];
  if (figures.heating !== null || other.heating === null) return figures;
  return { ...figures, heating: capacityAtAirFlow(other.heating, other.airFlow, figures.airFlow) };
}
