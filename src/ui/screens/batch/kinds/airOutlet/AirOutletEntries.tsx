import type { AirOutletFilter } from "#domain/building/kinds/airOutlet/AirOutletFilter.ts";
import type { FilterProblems } from "../../context/useFilterGate.ts";
import { AirOutletNumberField } from "./AirOutletNumberField.tsx";
import { AirOutletRangeField } from "./AirOutletRangeField.tsx";

interface AirOutletEntriesProps {
  readonly filter: AirOutletFilter;
  readonly onChange: (filter: AirOutletFilter) => void;
  readonly problems: FilterProblems;
}

/** Velocity, proportions and throw: numbers shared by form and drawer. Each is enabled if the type has it. */
export const AirOutletEntries = (entry: AirOutletEntriesProps) => (
  <>
    <AirOutletRangeField {...entry} from="fromVelocity" to="toVelocity" />
    <AirOutletRangeField {...entry} from="aspectRatioFrom" to="aspectRatioTo" />
    <AirOutletNumberField {...entry} name="nozzleThrow" />
  </>
);
