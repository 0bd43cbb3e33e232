import type { DuctElement, KeptElement } from "#domain/building/systems/air/DuctElement.ts";

/** An element that a person puts on a segment, or instead of the one of this id. */
export interface AskedElement extends Pick<DuctElement, "segment" | "kind"> {
  /** null: a further one. */
  readonly id: string | null;
  /** null: without a product, by ζ or a typed loss. */
  readonly product: Omit<KeptElement, "hash" | "source"> | null;
}
