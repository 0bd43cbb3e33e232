import type { ReactNode } from "react";
import type { IndoorUnitFilter } from "#domain/building/kinds/indoorUnit/IndoorUnitFilter.ts";
import { classNames } from "../../../../kit/layout/classNames.ts";
import { Field } from "../../../../kit/input/Field.tsx";
import { BrandField } from "../../filter/fields/BrandField.tsx";
import { OriginField } from "../../filter/fields/OriginField.tsx";
import { Checks } from "../../filter/fields/Checks.tsx";
import type { FilterFieldsProps } from "../../context/BatchScreenKind.ts";
import { IndoorUnitAreaField } from "./IndoorUnitAreaField.tsx";
import { INDOOR_UNIT_CHECKS } from "#domain/building/kinds/indoorUnit/indoorUnitChecks.ts";
import css from "../../filter/fields/FilterForm.module.css";
import own from "./IndoorUnitAlternativeFields.module.css";
import { IndoorUnitStructureField } from "./IndoorUnitStructureField.tsx";

/** 选型条件 for one room: brand, structure and area belong to the building and are read-only here. */
export function IndoorUnitAlternativeFields({
  filter,
  onChange,
  lists,
  problems,
  submit,
}: FilterFieldsProps<IndoorUnitFilter> & { readonly submit: ReactNode }) {
  return (
    <div className={classNames(css["form"], css["inDrawer"], css["thirds"], own["labels"])}>
      <BrandField brandCode={filter.brandCode} lists={lists} />
      <OriginField origin={filter.origin} onChange={(origin) => onChange({ ...filter, origin })} />
      <IndoorUnitStructureField structure={filter.structure} lists={lists} />
      <IndoorUnitAreaField
        value={filter.singleUnitResponsibilityArea}
        problems={problems}
        disabled
        onCommit={(singleUnitResponsibilityArea) => onChange({ ...filter, singleUnitResponsibilityArea })}
      />
      <div className={classNames(css["last"], css["whole"])}>
        <Field label="校核项">
          <Checks
            items={INDOOR_UNIT_CHECKS}
            checks={filter.checks}
            onChange={(checks) => onChange({ ...filter, checks })}
          />
        </Field>
        {submit}
      </div>
    </div>
  );
}
