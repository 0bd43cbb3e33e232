import { FAN_COIL_COLUMNS } from "#domain/building/kinds/fanCoil/fanCoilFigureColumns.ts";
import { checkedFigures } from "#domain/building/kinds/fanCoil/fanCoilRequest.ts";
import type { FanCoilFilter } from "#domain/building/kinds/fanCoil/FanCoilFilter.ts";
import { FAN_COIL_INSTALLATIONS, type FanCoilInstallation } from "#domain/catalogue/properties.ts";
import { Field } from "../../../../kit/input/Field.tsx";
import { LimitFields } from "../../filter/fields/LimitFields.tsx";
import { Checks } from "../../filter/fields/Checks.tsx";
import type { FilterFieldsProps } from "../../context/BatchScreenKind.ts";
import { BrandField } from "../../filter/fields/BrandField.tsx";
import { OriginField } from "../../filter/fields/OriginField.tsx";
import { FanCoilEntries } from "./FanCoilEntries.tsx";
import { Segments } from "../../../../kit/input/Segments.tsx";
import css from "../../filter/fields/FilterForm.module.css";
import { FanCoilLevelField } from "./FanCoilLevelField.tsx";
import { FanCoilStaticPressure } from "./FanCoilStaticPressure.tsx";
import { FanCoilStructureField } from "./FanCoilStructureField.tsx";
import { FAN_COIL_CHECKS } from "#domain/building/kinds/fanCoil/fanCoilWords.ts";

const INSTALLATIONS: readonly FanCoilInstallation[] = ["V000411", "V000412"];

/** 筛选条件 of fan coils. */
export function FanCoilFields({
  filter,
  onChange,
  lists,
  summary,
  problems,
}: FilterFieldsProps<FanCoilFilter>) {
  const set = (change: Partial<FanCoilFilter>) => onChange({ ...filter, ...change });
  return (
    <div className={css["form"]}>
      <BrandField brandCode={filter.brandCode} lists={lists} onChange={(brandCode) => set({ brandCode })} />
      <OriginField origin={filter.origin} onChange={(origin) => set({ origin })} />
      <FanCoilStructureField
        structure={filter.structure}
        lists={lists}
        onChange={(structure) => set({ structure })}
      />
      <Field label="安装形式">
        <Segments
          fullWidth
          aria-label="安装形式"
          value={filter.installation}
          onChange={(installation) => set({ installation })}
          data={INSTALLATIONS.map((value) => ({ value, label: FAN_COIL_INSTALLATIONS[value] }))}
        />
      </Field>
      <FanCoilLevelField level={filter.level} onChange={(level) => set({ level })} />
      <FanCoilEntries filter={filter} onChange={onChange} summary={summary} problems={problems} />
      <FanCoilStaticPressure
        value={filter.staticPressure}
        summary={summary}
        problems={problems}
        onChange={(staticPressure) => set({ staticPressure })}
      />
      <LimitFields
        filter={filter}
        problems={problems}
        columns={FAN_COIL_COLUMNS}
        checked={checkedFigures(filter.checks)}
        onChange={set}
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
