import type { DuctElement, KeptElement } from "#domain/building/systems/air/DuctElement.ts";

/** An element that a person puts on a segment, or in place of the one with this id. */
export interface AskedElement extends Pick<DuctElement, "segment" | "kind"> {
  /** null: an additional one. */
  readonly id: string | null;
  /** null: without a product, by ζ or a typed loss. */
  readonly product: Omit<KeptElement, "hash" | "source"> | null;
}
