import type { Room } from "../../../rooms/Room.ts";
import { requirement } from "../../../selection/requirement.ts";

/** A room's cooling requirements, in kW and kJ/kg. `null` is no requirement. */
export interface CoolingLoads {
  readonly total: number | null;
  readonly sensible: number | null;
  readonly latent: number | null;
  readonly ratio: number | null;
}

/** kJ/kg, as in a fan coil's ratio. */
const HEAT_OF_MOISTURE = 2500;

/**
 * The four cooling requirements of a room. Stated ones are kept; the others follow, where possible, from total =
 * sensible + latent and ε = 2500·total/latent: any two of the four give the other two.
 */
export function derivedLoads(
  room: Pick<Room, "coolingLoad" | "sensibleLoad" | "latentLoad" | "heatMoistureRatio">,
): CoolingLoads {
  const stated = {
    total: requirement(room.coolingLoad),
    sensible: requirement(room.sensibleLoad),
    latent: requirement(room.latentLoad),
    ratio: requirement(room.heatMoistureRatio),
  };
  const ratio = stated.ratio;
  const latent =
    stated.latent ??
    from(stated.total, stated.sensible, (total, sensible) => total - sensible) ??
    from(stated.total, ratio, (total, epsilon) => (HEAT_OF_MOISTURE * total) / epsilon) ??
    from(stated.sensible, ratio, (sensible, epsilon) => sensible / (epsilon / HEAT_OF_MOISTURE - 1));
  const total =
    stated.total ??
    from(stated.sensible, latent, (sensible, moist) => sensible + moist) ??
    from(latent, ratio, (moist, epsilon) => (epsilon * moist) / HEAT_OF_MOISTURE);
  return {
    total,
    sensible: stated.sensible ?? from(total, latent, (all, moist) => all - moist),
    latent,
    ratio: ratio ?? from(total, latent, (all, moist) => (HEAT_OF_MOISTURE * all) / moist),
  };
}

const from = (a: number | null, b: number | null, formula: (a: number, b: number) => number) =>
  a === null || b === null ? null : requirement(formula(a, b));
