import type { FanCoilFilter } from "#domain/building/kinds/fanCoil/FanCoilFilter.ts";
import type { FilterFieldsProps } from "../../context/BatchScreenKind.ts";
import { FanCoilNumberField } from "./FanCoilNumberField.tsx";

type FanCoilEntriesProps = Pick<
  FilterFieldsProps<FanCoilFilter>,
  "filter" | "onChange" | "summary" | "problems"
> & {
  /** Whether the area of one unit is read-only, as in the conditions of one room. */
  readonly hasFixedArea?: boolean;
};

/**
 * Water, factors and area: numbers shared by form and drawer. Factors apply at 高档 only: the medium-speed figures
 * already contain a margin.
 */
export const FanCoilEntries = ({ hasFixedArea = false, ...entry }: FanCoilEntriesProps) => (
  <>
    <FanCoilNumberField {...entry} name="summerSupplyWaterTemperature" />
    <FanCoilNumberField {...entry} name="winterSupplyWaterTemperature" />
    <FanCoilNumberField {...entry} name="dustCorrectionFactor" />
    <FanCoilNumberField {...entry} name="intermittentUseFactor" />
    <FanCoilNumberField {...entry} name="singleUnitResponsibilityArea" isFixed={hasFixedArea} />
  </>
);
