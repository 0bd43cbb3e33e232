import { SPHERICAL_NOZZLE } from "../../catalogue/outletTypes.ts";
import type { Flow } from "../../units.ts";
import type { AirOutlet } from "./AirOutlet.ts";
import type { AirOutletFigures } from "./AirOutletAnswer.ts";
import { nozzleThrow } from "./nozzleThrow.ts";
import { outletVelocity } from "./outletVelocity.ts";

/** What an outlet does with this air, m³/h of one outlet. */
export function outletFigures({ type, effectiveArea }: AirOutlet, airFlow: Flow): AirOutletFigures {
  const velocity = outletVelocity(airFlow, effectiveArea);
  const throws = type === SPHERICAL_NOZZLE;
  return { velocity, nozzleThrow: throws ? nozzleThrow(effectiveArea, velocity) : null };
}
