import { useEffect } from "react";
import { create } from "zustand";
import type { FoundProduct } from "#api/contract/search.ts";

/** How a dot of the duty map and a row of a list know each other. */
export interface ProductName {
  readonly brandCode: string;
  readonly model: string;
}

/** The product that a hand points at, in the list or on the map: the other one shows which it is. */
export interface PointedProduct extends ProductName {
  /** What the row says by property; of a dot nothing, for it stands where it stands. */
  readonly figures: ReadonlyMap<string, number> | null;
}

const usePointed = create<{ readonly product: PointedProduct | null }>(() => ({ product: null }));

const isSame = (one: ProductName | null, { brandCode, model }: ProductName) =>
  one?.brandCode === brandCode && one.model === model;

export const usePointedProduct = (): PointedProduct | null => usePointed(({ product }) => product);

/** A dot of the map is pointed at; `null`: none. */
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

/** For the row of a product: marks it while its dot is pointed at, and tells the map while the row itself is. */
export function usePointedRow(product: FoundProduct) {
  const { brandCode, model } = product;
  const isPointed = usePointed((pointed) => isSame(pointed.product, { brandCode, model }));
  // A row that goes away hears of no leaving.
  useEffect(() => () => leaveRow({ brandCode, model }), [brandCode, model]);
  return {
    "data-pointed": isPointed || undefined,
    onPointerEnter: () => usePointed.setState({ product: { brandCode, model, figures: figuresOf(product) } }),
    onPointerLeave: () => leaveRow(product),
  };
}
