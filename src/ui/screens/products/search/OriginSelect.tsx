import { Select } from "@mantine/core";
import { ORIGIN_NAMES } from "#domain/catalogue/listing/originNames.ts";
import { PRODUCT_ORIGINS, type ProductOrigin } from "#domain/catalogue/listing/ProductOrigin.ts";

export interface OriginSelectProps {
  readonly className: string | undefined;
  readonly origin: ProductOrigin;
  readonly onChange: (origin: ProductOrigin) => void;
}

const CHOICES = PRODUCT_ORIGINS.map((value) => ({ value, label: ORIGIN_NAMES[value] })).toReversed();

/** 来源: products of the catalogue, own ones, or both, for which the field is empty. */
export const OriginSelect = ({ className, origin, onChange }: OriginSelectProps) => (
  <Select
    className={className}
    aria-label="来源"
    placeholder="来源"
    clearable
    data={CHOICES}
    value={origin === "all" ? null : origin}
    onChange={(chosen) => onChange(chosen ?? "all")}
  />
);
