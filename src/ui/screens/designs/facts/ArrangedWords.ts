import type { DesignBill } from "#api/contract/designs.ts";
import type { Fact } from "#domain/things/design/Design.ts";

/** Texts about products in a fixed arrangement. */
export interface ArrangedWords {
  readonly facts: readonly Fact[];
  readonly bill: DesignBill;
  readonly legends: readonly { readonly name: string; readonly url: string }[];
  readonly connections: readonly Fact[];
  readonly source: string;
}
