import type { Asking } from "#api/client/createApi.ts";
import type { selectProduct } from "#api/contract/projectProducts.ts";
import type { Selectable } from "./Selectable.ts";

/** The body of a selection request: product, duty, and figures at it. */
export type SelectionBody = Asking<typeof selectProduct>["body"];

/** The data of a selection that could not be sent; missing data is asked for when it is sent. */
export interface UnsentSelection {
  /** Sent each time, so that repeated sending adds the product only once. */
  readonly key: string;
  readonly product: Selectable;
  readonly project: { readonly id: string; readonly name: string } | null;
  readonly body: SelectionBody | null;
}

/** A selection kept in the browser until the server is reachable. It holds no token; the sender has one. */
export interface WaitingSelection extends UnsentSelection {
  /** `uniqueId` of the user; records of an earlier version have only the number. */
  readonly userId: string;
  /** ms since 1970. */
  readonly madeAt: number;
  /** Why the server refused it; the user decides what to do. */
  readonly refusal: { readonly why: string; readonly isOfProject: boolean } | null;
}

/** Selections that could not be sent. Those of the current user are in `useOutbox`. */
export interface Outbox {
  /** Rejects if the browser blocks storage. */
  readonly keep: (selection: UnsentSelection) => Promise<void>;
  /** Sends everything that waits, including what was refused before. */
  readonly send: () => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
  /** Reads the user's waiting selections and the number of all; without a login only the number. */
  readonly refresh: () => Promise<void>;
}
