import { SPHERICAL_NOZZLE } from "../../catalogue/outletTypes.ts";
import { area, length, type Flow } from "../../units.ts";
import type { AirOutletFigures } from "./AirOutletAnswer.ts";
import type { AirOutletColumns } from "./airOutletColumns.ts";
import { nozzleThrow } from "./nozzleThrow.ts";
import { outletVelocity } from "./outletVelocity.ts";

/** What the outlet of one row does with this air, m³/h of one outlet. */
export function figuresAt(columns: AirOutletColumns, row: number, airFlow: Flow): AirOutletFigures {
  // A row has a value in every column.
  const velocity = outletVelocity(airFlow, area(columns.effectiveArea[row]!));
  const throws = columns.types[row] === SPHERICAL_NOZZLE;
  return { velocity, nozzleThrow: throws ? nozzleThrow(length(columns.diameter[row]!), velocity) : null };
}
