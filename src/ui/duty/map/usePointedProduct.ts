import { useEffect } from "react";
import { create } from "zustand";
import type { FoundProduct } from "#api/contract/search.ts";

/** The key by which a dot of the duty map and a row of a list are matched. */
export interface ProductName {
  readonly brandCode: string;
  readonly model: string;
}

/** The product under the pointer, in the list or on the map; the other one highlights it. */
export interface PointedProduct extends ProductName {
  /** Figures of the row by property; `null` for a dot, which is already at its position. */
  readonly figures: ReadonlyMap<string, number> | null;
}

const usePointed = create<{ readonly product: PointedProduct | null }>(() => ({ product: null }));

const isSame = (one: ProductName | null, { brandCode, model }: ProductName) =>
  one?.brandCode === brandCode && one.model === model;

export const usePointedProduct = (): PointedProduct | null => usePointed(({ product }) => product);

/** Sets the dot under the pointer; `null` means none. */
export const pointAtDot = (dot: ProductName | null): void =>
  usePointed.setState({ product: dot && { ...dot, figures: null } });

function figuresOf({ productPropertyValues }: FoundProduct): ReadonlyMap<string, number> {
  const figures = new Map<string, number>();
  for (const { code, value } of productPropertyValues)
    if (typeof value === "number") figures.set(code, value);
  return figures;
}

function leaveRow(name: ProductName): void {
  if (isSame(usePointed.getState().product, name)) usePointed.setState({ product: null });
}

/** Row props: highlight the row while its dot is pointed at, and inform the map while the row is. */
export function usePointedRow(product: FoundProduct) {
  const { brandCode, model } = product;
  const isPointed = usePointed((pointed) => isSame(pointed.product, { brandCode, model }));
  // A row that is unmounted gets no leave event.
  useEffect(() => () => leaveRow({ brandCode, model }), [brandCode, model]);
  return {
    "data-pointed": isPointed || undefined,
    onPointerEnter: () => usePointed.setState({ product: { brandCode, model, figures: figuresOf(product) } }),
    onPointerLeave: () => leaveRow(product),
  };
}
