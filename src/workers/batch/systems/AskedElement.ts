import type { DuctElement, KeptElement } from "#domain/building/systems/air/DuctElement.ts";

/** An element that a person adds to a segment, or that replaces the one with this id */
export interface AskedElement extends Pick<DuctElement, "segment" | "kind"> {
  /** null for an additional element */
  readonly id: string | null;
  /** null: without a product, by ζ or a typed loss. */
  readonly product: Omit<KeptElement, "hash" | "source"> | null;
}
