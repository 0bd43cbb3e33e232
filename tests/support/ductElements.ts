import type { DuctElement, LossAtFlow } from "#domain/building/systems/air/DuctElement.ts";

export interface MadeElement {
  readonly kind?: DuctElement["kind"];
  readonly typed?: LossAtFlow;
  /** Of a product of this size */
  readonly product?: { readonly width: number; readonly height: number; readonly stated: LossAtFlow | null };
}

/** An element on a segment. */
export const ductElement = (
  id: string,
  segment: string,
  { kind = "fireDamper", typed, product }: MadeElement = {},
): DuctElement => ({
  ...{ id, segment, kind, typed: typed ?? null },
  product: product
    ? { id: `p${product.width}`, model: `M${product.width}`, brand: "示例", hash: "", source: "", ...product }
    : null,
});

/** One for each way that a loss is found by. */
export const ELEMENTS: readonly MadeElement[] = [
  {},
  { kind: "silencer" },
  { kind: "damper", typed: { loss: 25, flow: 2000 } },
  { kind: "silencer", product: { width: 320, height: 250, stated: { loss: 38, flow: 1728 } } },
  { kind: "damper", product: { width: 1000, height: 500, stated: { loss: 19.2, flow: 14_400 } } },
];
