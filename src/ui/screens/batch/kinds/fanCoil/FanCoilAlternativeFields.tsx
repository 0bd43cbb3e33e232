import type { ReactNode } from "react";
import type { FanCoilFilter } from "#domain/batch/kinds/fanCoil/FanCoilFilter.ts";
import { classNames } from "../../../../components/classNames.ts";
import { Field } from "../../../../components/Field.tsx";
import { Checks } from "../../filter/Checks.tsx";
import type { FilterFieldsProps } from "../BatchScreenKind.ts";
import { BrandField } from "../../filter/BrandField.tsx";
import css from "./FanCoilFields.module.css";
import { FanCoilLevelField } from "./FanCoilLevelField.tsx";
import { FanCoilNumberField } from "./FanCoilNumberField.tsx";
import { FanCoilStructureField } from "./FanCoilStructureField.tsx";
import { FAN_COIL_CHECKS } from "./fanCoilWords.ts";

const LABEL = 84;
const SHORT_LABEL = 44;

/** 选型条件 for one room in two rows: brand, structure and area are the building's and cannot be changed here. */
export function FanCoilAlternativeFields({
  filter,
  onChange,
  lists,
  summary,
  problems,
  submit,
}: FilterFieldsProps<FanCoilFilter> & { readonly submit: ReactNode }) {
  const set = (change: Partial<FanCoilFilter>) => onChange({ ...filter, ...change });
  const entry = { summary, problems, labelWidth: LABEL };
  return (
    <div className={classNames(css["form"], css["inDrawer"])}>
      <BrandField brandCode={filter.brandCode} lists={lists} labelWidth={LABEL} />
      <FanCoilStructureField structure={filter.structure} lists={lists} labelWidth={LABEL} />
      <FanCoilLevelField level={filter.level} labelWidth={LABEL} onChange={(level) => set({ level })} />
      <FanCoilNumberField
        {...entry}
        name="singleUnitResponsibilityArea"
        label="单台承担面积"
        unit="㎡"
        value={filter.singleUnitResponsibilityArea}
        disabled
        onCommit={(singleUnitResponsibilityArea) => set({ singleUnitResponsibilityArea })}
      />
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
      <div className={classNames(css["two"], css["last"])}>
        <Field label="校核项" labelWidth={SHORT_LABEL}>
          <Checks
            isTight
            items={FAN_COIL_CHECKS}
            checks={filter.checks}
            onChange={(checks) => set({ checks })}
          />
        </Field>
        {submit}
      </div>
    </div>
  );
}
