import { INDOOR_UNIT_COLUMNS } from "#domain/building/kinds/indoorUnit/indoorUnitFigureColumns.ts";
import { checkedFigures } from "#domain/building/kinds/indoorUnit/indoorUnitRequest.ts";
import type { IndoorUnitFilter } from "#domain/building/kinds/indoorUnit/IndoorUnitFilter.ts";
import { Field } from "../../../../kit/input/Field.tsx";
import { BrandField } from "../../filter/fields/BrandField.tsx";
import { OriginField } from "../../filter/fields/OriginField.tsx";
import { LimitFields } from "../../filter/fields/LimitFields.tsx";
import { Checks } from "../../filter/fields/Checks.tsx";
import type { FilterFieldsProps } from "../../context/BatchScreenKind.ts";
import { IndoorUnitAreaField } from "./IndoorUnitAreaField.tsx";
import { INDOOR_UNIT_CHECKS } from "#domain/building/kinds/indoorUnit/indoorUnitChecks.ts";
import css from "../../filter/fields/FilterForm.module.css";
import { IndoorUnitStructureField } from "./IndoorUnitStructureField.tsx";

/** 筛选条件 of multi-split indoor units. */
export function IndoorUnitFields({
  filter,
  onChange,
  lists,
  summary,
  problems,
}: FilterFieldsProps<IndoorUnitFilter>) {
  const set = (change: Partial<IndoorUnitFilter>) => onChange({ ...filter, ...change });
  return (
    <div className={css["form"]}>
      <BrandField brandCode={filter.brandCode} lists={lists} onChange={(brandCode) => set({ brandCode })} />
      <OriginField origin={filter.origin} onChange={(origin) => set({ origin })} />
      <IndoorUnitStructureField
        structure={filter.structure}
        lists={lists}
        onChange={(structure) => set({ structure })}
      />
      <IndoorUnitAreaField
        value={filter.singleUnitResponsibilityArea}
        problems={problems}
        onCommit={(singleUnitResponsibilityArea) => set({ singleUnitResponsibilityArea })}
      />
      <LimitFields
        filter={filter}
        problems={problems}
        columns={INDOOR_UNIT_COLUMNS}
        checked={checkedFigures(filter.checks)}
        onChange={set}
      />
      <Field label="校核项">
        <Checks
          items={INDOOR_UNIT_CHECKS}
          checks={filter.checks}
          summary={summary}
          onChange={(checks) => set({ checks })}
        />
      </Field>
    </div>
  );
}
