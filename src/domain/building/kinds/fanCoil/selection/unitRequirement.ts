import type { Room } from "../../../rooms/Room.ts";
import type { Level } from "../../../selection/multiRoom.ts";
import { requirement } from "../../../selection/requirement.ts";
import { derivedLoads } from "./derivedLoads.ts";
import { FAN_COIL_FIGURES, type FanCoilFigure } from "./FanCoil.ts";

/** The requirement on one unit; `null` is no requirement, or one that is not checked. */
export type FanCoilRequirement = Readonly<Record<FanCoilFigure, number | null>>;

export interface RequirementTerms {
  readonly level: Level;
  /** % */
  readonly dustCorrectionFactor: number;
  /** % */
  readonly intermittentUseFactor: number;
  /** The ticked checks. */
  readonly checks: readonly FanCoilFigure[];
}

/**
 * (1 + dust)·(1 + intermittent use) at the high level. At the medium level the margin is that the unit can be
 * switched to high.
 */
const loadFactor = ({ level, dustCorrectionFactor, intermittentUseFactor }: RequirementTerms): number =>
  level === "HIGH_LEVEL" ? ((100 + dustCorrectionFactor) * (100 + intermittentUseFactor)) / 10_000 : 1;

/**
 * The requirement on each of `quantity` units in a room. Loads include the margin; air volume and heat-moisture
 * ratio do not, and a ratio is the same for one unit as for the room.
 */
export function unitRequirement(room: Room, quantity: number, terms: RequirementTerms): FanCoilRequirement {
  const loads = derivedLoads(room);
  const factor = loadFactor(terms);
  const perUnit = (ofRoom: number | null, margin: number) =>
    ofRoom === null ? null : (ofRoom / quantity) * margin;
  const all: FanCoilRequirement = {
    airFlow: perUnit(requirement(room.airSupplyVolume), 1),
    totalCooling: perUnit(loads.total, factor),
    sensibleCooling: perUnit(loads.sensible, factor),
    latentCooling: perUnit(loads.latent, factor),
    heatMoistureRatio: loads.ratio,
    heating: perUnit(requirement(room.heatLoad), factor),
  };
  return onlyChecked(all, terms.checks);
}

function onlyChecked(all: FanCoilRequirement, checks: readonly FanCoilFigure[]): FanCoilRequirement {
  const checked = { ...all };
  for (const figure of FAN_COIL_FIGURES) if (!checks.includes(figure)) checked[figure] = null;
  return checked;
}
