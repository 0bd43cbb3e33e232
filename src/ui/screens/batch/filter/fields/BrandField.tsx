import { Select } from "@mantine/core";
import { ANY_BRAND } from "#domain/building/batch/kind/brandField.ts";
import { Field } from "../../../../kit/input/Field.tsx";
import type { BatchLists } from "../../context/useBatchLists.ts";
import { ListFailed } from "./ListFailed.tsx";

interface BrandFieldProps {
  readonly brandCode: string | null;
  readonly lists: BatchLists;
  readonly onChange?: (brandCode: string | null) => void;
}

/** Option value for "no brand", since a select has no `null`. */
const ANY = "";

/** 品牌, with 不限品牌 first. Read-only without `onChange`. */
export function BrandField({ brandCode, lists, onChange }: BrandFieldProps) {
  const { items, hasFailed, retry } = lists.brands;
  const isListed = brandCode === null || items.some((brand) => brand.brandCode === brandCode);
  const data = [
    { value: ANY, label: ANY_BRAND, disabled: false },
    ...items.map((brand) => ({
      value: brand.brandCode,
      label: brand.brandName,
      disabled: brand.disabled,
    })),
    // The current brand is shown even before the list has loaded.
    ...(isListed ? [] : [{ value: brandCode, label: brandCode, disabled: false }]),
  ];
  return (
    <Field label="品牌" off={!onChange}>
      {(control) => (
        <>
          <Select
            {...control}
            w="100%"
            allowDeselect={false}
            disabled={!onChange}
            data={data}
            value={brandCode ?? ANY}
            onChange={(value) => onChange?.(value === ANY ? null : value)}
          />
          {hasFailed && onChange && <ListFailed onRetry={retry} />}
        </>
      )}
    </Field>
  );
}
