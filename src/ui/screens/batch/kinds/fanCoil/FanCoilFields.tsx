import { SegmentedControl } from "@mantine/core";
import type { FanCoilFilter } from "#domain/batch/kinds/fanCoil/FanCoilFilter.ts";
import { FAN_COIL_INSTALLATIONS, type FanCoilInstallation } from "#domain/catalogue/properties.ts";
import { Field } from "../../../../components/Field.tsx";
import { Checks } from "../../filter/Checks.tsx";
import type { FilterFieldsProps } from "../BatchScreenKind.ts";
import { BrandField } from "../../filter/BrandField.tsx";
import css from "./FanCoilFields.module.css";
import { FanCoilLevelField } from "./FanCoilLevelField.tsx";
import { FanCoilNumberField } from "./FanCoilNumberField.tsx";
import { FanCoilStaticPressure } from "./FanCoilStaticPressure.tsx";
import { FanCoilStructureField } from "./FanCoilStructureField.tsx";
import { FAN_COIL_CHECKS } from "./fanCoilWords.ts";

const INSTALLATIONS: readonly FanCoilInstallation[] = ["V000411", "V000412"];

/** The 筛选条件 of fan coils. Factors act at 高档 only: the medium-speed figures are a margin themselves. */
export function FanCoilFields({
  filter,
  onChange,
  lists,
  summary,
  problems,
}: FilterFieldsProps<FanCoilFilter>) {
  const set = (change: Partial<FanCoilFilter>) => onChange({ ...filter, ...change });
  const isMedium = filter.level === "MEDIUM_LEVEL";
  const entry = { summary, problems };
  return (
    <div className={css["form"]}>
      <BrandField brandCode={filter.brandCode} lists={lists} onChange={(brandCode) => set({ brandCode })} />
      <FanCoilStructureField
        structure={filter.structure}
        lists={lists}
        onChange={(structure) => set({ structure })}
      />
      <Field label="安装形式">
        <SegmentedControl
          fullWidth
          w="100%"
          aria-label="安装形式"
          value={filter.installation}
          onChange={(installation) => set({ installation })}
          data={INSTALLATIONS.map((value) => ({ value, label: FAN_COIL_INSTALLATIONS[value] }))}
        />
      </Field>
      <FanCoilLevelField level={filter.level} onChange={(level) => set({ level })} />
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
        onCommit={(singleUnitResponsibilityArea) => set({ singleUnitResponsibilityArea })}
      />
      <FanCoilStaticPressure
        {...entry}
        value={filter.staticPressure}
        onChange={(staticPressure) => set({ staticPressure })}
      />
      <div className={css["two"]}>
        <Field label="校核项">
          <Checks
            items={FAN_COIL_CHECKS}
            checks={filter.checks}
            summary={summary}
            onChange={(checks) => set({ checks })}
          />
        </Field>
      </div>
    </div>
  );
}
