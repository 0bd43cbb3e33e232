import type { ReactNode } from "react";
import type { FanCoilFilter } from "#domain/building/kinds/fanCoil/FanCoilFilter.ts";
import { classNames } from "../../../../kit/layout/classNames.ts";
import { Field } from "../../../../kit/input/Field.tsx";
import { Checks } from "../../filter/fields/Checks.tsx";
import type { FilterFieldsProps } from "../../context/BatchScreenKind.ts";
import { BrandField } from "../../filter/fields/BrandField.tsx";
import { OriginField, useOffersOrigin } from "../../filter/fields/OriginField.tsx";
import { FanCoilEntries } from "./FanCoilEntries.tsx";
import css from "../../filter/fields/FilterForm.module.css";
import own from "./FanCoilAlternativeFields.module.css";
import { FanCoilLevelField } from "./FanCoilLevelField.tsx";
import { FanCoilStaticPressure } from "./FanCoilStaticPressure.tsx";
import { FanCoilStructureField } from "./FanCoilStructureField.tsx";
import { FAN_COIL_CHECKS } from "#domain/building/kinds/fanCoil/fanCoilWords.ts";

/** 选型条件 for one room: brand, structure and area belong to the building and are read-only here. */
export function FanCoilAlternativeFields({
  filter,
  onChange,
  lists,
  summary,
  problems,
  submit,
}: FilterFieldsProps<FanCoilFilter> & { readonly submit: ReactNode }) {
  const set = (change: Partial<FanCoilFilter>) => onChange({ ...filter, ...change });
  const offersOrigin = useOffersOrigin(filter.origin);
  return (
    <div className={classNames(css["form"], css["inDrawer"], own["uneven"])}>
      <BrandField brandCode={filter.brandCode} lists={lists} />
      <OriginField origin={filter.origin} onChange={(origin) => set({ origin })} />
      <FanCoilStructureField structure={filter.structure} lists={lists} />
      <FanCoilLevelField level={filter.level} onChange={(level) => set({ level })} />
      <FanCoilEntries
        filter={filter}
        onChange={onChange}
        summary={summary}
        problems={problems}
        hasFixedArea
      />
      <div className={css["two"]}>
        <FanCoilStaticPressure
          value={filter.staticPressure}
          summary={summary}
          problems={problems}
          onChange={(staticPressure) => set({ staticPressure })}
        />
      </div>
      <div className={classNames(offersOrigin ? css["whole"] : css["two"], css["last"], own["checks"])}>
        <Field label="校核项">
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
