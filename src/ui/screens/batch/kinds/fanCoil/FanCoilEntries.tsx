import type { FanCoilFilter } from "#domain/building/kinds/fanCoil/FanCoilFilter.ts";
import type { FilterFieldsProps } from "../../context/BatchScreenKind.ts";
import { FanCoilNumberField } from "./FanCoilNumberField.tsx";

type FanCoilEntriesProps = Pick<
  FilterFieldsProps<FanCoilFilter>,
  "filter" | "onChange" | "summary" | "problems"
> & {
  /** The area of one unit is the building's: one room's conditions only tell it. */
  readonly hasFixedArea?: boolean;
};

/**
 * Water, factors and area: the numbers that form and drawer share. Factors act at 高档 only: the
 * medium-speed figures are a margin themselves.
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
