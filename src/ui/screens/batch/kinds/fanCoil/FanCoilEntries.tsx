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
export function FanCoilEntries({ filter, onChange, hasFixedArea = false, ...entry }: FanCoilEntriesProps) {
  const set = (change: Partial<FanCoilFilter>) => onChange({ ...filter, ...change });
  const isMedium = filter.level === "MEDIUM_LEVEL";
  return (
    <>
      <FanCoilNumberField
        {...entry}
        name="summerSupplyWaterTemperature"
        label="夏季供水温度"
        unit="℃"
        value={filter.summerSupplyWaterTemperature}
        onCommit={(summerSupplyWaterTemperature) => set({ summerSupplyWaterTemperature })}
      />
      <FanCoilNumberField
        {...entry}
        name="winterSupplyWaterTemperature"
        label="冬季供水温度"
        unit="℃"
        value={filter.winterSupplyWaterTemperature}
        onCommit={(winterSupplyWaterTemperature) => set({ winterSupplyWaterTemperature })}
      />
      <FanCoilNumberField
        {...entry}
        name="dustCorrectionFactor"
        label="积灰修正附加率"
        unit="%"
        value={filter.dustCorrectionFactor}
        disabled={isMedium}
        onCommit={(dustCorrectionFactor) => set({ dustCorrectionFactor })}
      />
      <FanCoilNumberField
        {...entry}
        name="intermittentUseFactor"
        label="间歇运行附加率"
        unit="%"
        value={filter.intermittentUseFactor}
        disabled={isMedium}
        onCommit={(intermittentUseFactor) => set({ intermittentUseFactor })}
      />
      <FanCoilNumberField
        {...entry}
        name="singleUnitResponsibilityArea"
        label="单台承担面积"
        unit="㎡"
        value={filter.singleUnitResponsibilityArea}
        disabled={hasFixedArea}
        onCommit={(singleUnitResponsibilityArea) => set({ singleUnitResponsibilityArea })}
      />
    </>
  );
}
