import { withOutletType, type AirOutletFilter } from "#domain/building/kinds/airOutlet/AirOutletFilter.ts";
import { classNames } from "../../../../kit/layout/classNames.ts";
import type { FilterFieldsProps } from "../../context/BatchScreenKind.ts";
import { AirOutletBrandField } from "./AirOutletBrandField.tsx";
import { OriginField } from "../../filter/fields/OriginField.tsx";
import { AirOutletEntries } from "./AirOutletEntries.tsx";
import css from "../../filter/fields/FilterForm.module.css";
import own from "./AirOutletFields.module.css";
import { AirOutletNumberField } from "./AirOutletNumberField.tsx";
import { AirOutletTypeField } from "./AirOutletTypeField.tsx";

/** 筛选条件 of air outlets. Brand and throw apply to spherical nozzles, proportions to louvres. */
export function AirOutletFields({ filter, onChange, lists, problems }: FilterFieldsProps<AirOutletFilter>) {
  const entry = { filter, onChange, problems };
  return (
    <div className={classNames(css["form"], css["thirds"], own["labels"])}>
      <AirOutletTypeField type={filter.type} onChange={(type) => onChange(withOutletType(filter, type))} />
      <AirOutletBrandField filter={filter} lists={lists} onChange={onChange} />
      <OriginField origin={filter.origin} onChange={(origin) => onChange({ ...filter, origin })} />
      <AirOutletEntries {...entry} />
      <AirOutletNumberField {...entry} name="singleUnitResponsibilityArea" />
    </div>
  );
}
