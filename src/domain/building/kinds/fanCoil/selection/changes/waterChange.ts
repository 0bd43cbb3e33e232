import type { PossibleChange } from "../../../../selection/multiRoom.ts";
import type { SizedChange } from "../../../../selection/rankChanges.ts";

type Season = Extract<PossibleChange, { kind: "water" }>["season"];

/** Its size is that of the step over the difference that drives the coil, from the water to the room's dry bulb. */
export const waterChange = (season: Season, dryBulb: number, from: number, to: number): SizedChange => {
  const driving = season === "summer" ? dryBulb - from : from - dryBulb;
  return {
    // Water that drives nothing changes without bound.
    size: driving > 0 ? Math.abs(to - from) / driving : Infinity,
    change: { code: "change", kind: "water", season, from, to },
  };
};
