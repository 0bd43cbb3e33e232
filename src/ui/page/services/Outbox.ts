import type { Asking } from "#api/client/createApi.ts";
import type { selectProduct } from "#api/contract/projectProducts.ts";
import type { Selectable } from "./Selectable.ts";

/** What a selection says: the product, what was asked of it, and what it does there. */
export type SelectionBody = Asking<typeof selectProduct>["body"];

/** What a selection is made of that could not be sent; what was not learned in time is asked when it is sent. */
export interface UnsentSelection {
  /** Sent with it each time, so that it is there once however often it is sent. */
  readonly key: string;
  readonly product: Selectable;
  readonly project: { readonly id: string; readonly name: string } | null;
  readonly body: SelectionBody | null;
}

/** A selection that waits in the browser for the server. It holds no token: whoever sends it has one. */
export interface WaitingSelection extends UnsentSelection {
  /** `uniqueId` of the user; what an earlier version kept has the number alone. */
  readonly userId: string;
  /** ms since 1970 */
  readonly madeAt: number;
  /** Why the server did not take it; a person says what becomes of it. */
  readonly refusal: { readonly why: string; readonly isOfProject: boolean } | null;
}

/** Selections that could not be sent. What waits of the user stands in `useOutbox`. */
export interface Outbox {
  /** Rejects where the browser keeps nothing. */
  readonly keep: (selection: UnsentSelection) => Promise<void>;
  /** Sends what waits, also what was refused before. */
  readonly send: () => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
  /** Looks what waits; of nobody the number alone. */
  readonly look: () => Promise<void>;
}
