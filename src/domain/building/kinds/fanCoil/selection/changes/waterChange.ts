import type { PossibleChange } from "../../../../selection/multiRoom.ts";
import type { SizedChange } from "../../../../selection/rankChanges.ts";

type Season = Extract<PossibleChange, { kind: "water" }>["season"];

/** Its size is the step relative to the driving difference, from the water to the room's dry bulb. */
export const waterChange = (season: Season, dryBulb: number, from: number, to: number): SizedChange => {
  const driving = season === "summer" ? dryBulb - from : from - dryBulb;
  return {
    // Without a driving difference the change is unbounded.
    size: driving > 0 ? Math.abs(to - from) / driving : Infinity,
    change: { code: "change", kind: "water", season, from, to },
  };
};
