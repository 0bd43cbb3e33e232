import type { AirOutletFilter } from "#domain/building/kinds/airOutlet/AirOutletFilter.ts";
import { SPHERICAL_NOZZLE, UNBRANDED_OUTLETS } from "#domain/catalogue/outletTypes.ts";
import type { BatchLists } from "../../context/useBatchLists.ts";
import { BrandField } from "../../filter/fields/BrandField.tsx";

interface AirOutletBrandFieldProps {
  readonly filter: AirOutletFilter;
  readonly lists: BatchLists;
  readonly onChange: (filter: AirOutletFilter) => void;
}

/** 品牌, enabled only for spherical nozzles: all other outlets are listed by size. */
export function AirOutletBrandField({ filter, lists, onChange }: AirOutletBrandFieldProps) {
  const items = lists.brands.items.filter(({ brandCode }) => brandCode !== UNBRANDED_OUTLETS);
  return (
    <BrandField
      brandCode={filter.brandCode}
      lists={{ ...lists, brands: { ...lists.brands, items } }}
      {...(filter.type === SPHERICAL_NOZZLE
        ? { onChange: (brandCode: string | null) => onChange({ ...filter, brandCode }) }
        : {})}
    />
  );
}
