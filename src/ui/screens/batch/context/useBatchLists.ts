import { useMemo } from "react";
import { aggregateBrands, aggregateSearchProperties, type Brand } from "#api/contract/products.ts";
import type { CategoryCode } from "#domain/catalogue/categories.ts";
import { useAsk } from "../../../page/services/useAsk.ts";

export interface ListedValue {
  readonly code: string;
  readonly name: string;
}

/** A list of options. If it failed to load it is empty and marked as failed. */
export interface BatchList<Item> {
  readonly items: readonly Item[];
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Options from the catalogue for the form of a batch screen. */
export interface BatchLists {
  /** Whether the catalogue has products of the kind, judged by their brands; `null` while unknown. */
  readonly hasProducts: boolean | null;
  readonly brands: BatchList<Brand>;
  /** Enumerated properties with the values that occur. */
  readonly properties: BatchList<{ readonly code: string; readonly values: readonly ListedValue[] }>;
}

const NONE: readonly never[] = [];

export function useBatchLists(gjwCategoryCode: CategoryCode): BatchLists {
  const brands = useAsk(aggregateBrands, { body: { gjwCategoryCode } });
  const properties = useAsk(aggregateSearchProperties, { body: { gjwCategoryCode } });
  const { refetch: refetchBrands } = brands;
  const { refetch: refetchProperties } = properties;
  const brandsFailed = brands.isError && !brands.isFetching;
  const propertiesFailed = properties.isError && !properties.isFetching;

  return useMemo(
    () => ({
      hasProducts: brands.data === undefined ? null : brands.data.length > 0,
      brands: {
        items: brands.data ?? NONE,
        hasFailed: brandsFailed,
        retry: () => void refetchBrands(),
      },
      properties: {
        items: properties.data ?? NONE,
        hasFailed: propertiesFailed,
        retry: () => void refetchProperties(),
      },
    }),
    [brands.data, brandsFailed, refetchBrands, properties.data, propertiesFailed, refetchProperties],
  );
}

/** The name of a brand; `null` without a brand, and for an unlisted one. */
export const brandNameOf = ({ brands }: BatchLists, brandCode: string | null): string | null =>
  brands.items.find((brand) => brand.brandCode === brandCode)?.brandName ?? null;
