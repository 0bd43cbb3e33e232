import type { ReactNode } from "react";
import type { AirOutletFilter } from "#domain/building/kinds/airOutlet/AirOutletFilter.ts";
import { classNames } from "../../../../kit/layout/classNames.ts";
import { BrandField } from "../../filter/fields/BrandField.tsx";
import { OriginField } from "../../filter/fields/OriginField.tsx";
import type { FilterFieldsProps } from "../../context/BatchScreenKind.ts";
import { AirOutletEntries } from "./AirOutletEntries.tsx";
import css from "../../filter/fields/FilterForm.module.css";
import own from "./AirOutletFields.module.css";
import { AirOutletNumberField } from "./AirOutletNumberField.tsx";
import { AirOutletTypeField } from "./AirOutletTypeField.tsx";

/** 选型条件 for one room: brand, type and area belong to the building and are read-only here. */
export function AirOutletAlternativeFields({
  filter,
  onChange,
  lists,
  problems,
  submit,
}: FilterFieldsProps<AirOutletFilter> & { readonly submit: ReactNode }) {
  const entry = { filter, onChange, problems };
  return (
    <div className={classNames(css["form"], css["inDrawer"], css["thirds"], own["labels"])}>
      <AirOutletTypeField type={filter.type} />
      <BrandField brandCode={filter.brandCode} lists={lists} />
      <OriginField origin={filter.origin} onChange={(origin) => onChange({ ...filter, origin })} />
      <AirOutletNumberField {...entry} name="singleUnitResponsibilityArea" isFixed />
      <AirOutletEntries {...entry} />
      <div className={css["submit"]}>{submit}</div>
    </div>
  );
}
