import { SPHERICAL_NOZZLE } from "../../catalogue/outletTypes.ts";
import { area, type Flow } from "../../units.ts";
import type { AirOutletFigures } from "./AirOutletAnswer.ts";
import type { AirOutletColumns } from "./airOutletColumns.ts";
import { nozzleThrow } from "./nozzleThrow.ts";
import { outletVelocity } from "./outletVelocity.ts";

/** What the outlet of one row does with this air, m³/h of one outlet. */
export function figuresAt(columns: AirOutletColumns, row: number, airFlow: Flow): AirOutletFigures {
  // A row has a value in every column.
  const effectiveArea = area(columns.effectiveArea[row]!);
  const velocity = outletVelocity(airFlow, effectiveArea);
  const throws = columns.types[row] === SPHERICAL_NOZZLE;
  return { velocity, nozzleThrow: throws ? nozzleThrow(effectiveArea, velocity) : null };
}
