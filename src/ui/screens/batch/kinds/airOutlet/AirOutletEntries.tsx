import type { AirOutletFilter } from "#domain/building/kinds/airOutlet/AirOutletFilter.ts";
import { isLouvre, SPHERICAL_NOZZLE } from "#domain/catalogue/outletTypes.ts";
import type { FilterProblems } from "../../context/useFilterGate.ts";
import { AirOutletNumberField } from "./AirOutletNumberField.tsx";
import { AirOutletRangeField } from "./AirOutletRangeField.tsx";

interface AirOutletEntriesProps {
  readonly filter: AirOutletFilter;
  readonly onChange: (filter: AirOutletFilter) => void;
  readonly problems: FilterProblems;
}

/** Velocity, proportions and throw: the numbers that form and drawer share. Each is on where the type has it. */
export function AirOutletEntries(entry: AirOutletEntriesProps) {
  const { type } = entry.filter;
  return (
    <>
      <AirOutletRangeField {...entry} from="fromVelocity" to="toVelocity" label="出风口风速" unit="m/s" />
      <AirOutletRangeField
        {...entry}
        from="aspectRatioFrom"
        to="aspectRatioTo"
        label="长宽比"
        unit=""
        disabled={!isLouvre(type)}
      />
      <AirOutletNumberField
        {...entry}
        name="nozzleThrow"
        label="喷口射程"
        unit="m"
        disabled={type !== SPHERICAL_NOZZLE}
      />
    </>
  );
}
