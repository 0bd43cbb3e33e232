import type { Issue } from "#api/contract/envelope.ts";
import type { CategoryCode } from "#domain/catalogue/categories.ts";
import type { PropertyCode } from "#domain/catalogue/properties.ts";
import type { MultiRoomRequest, MultiRoomRow } from "#domain/selection/multiRoom.ts";
import type { CategoryProduct } from "../store/categoryProducts.ts";

/** A request as a thread is asked it, or what is wrong with the request. */
export type Reading<Question> =
  { readonly ok: true; readonly value: Question } | { readonly ok: false; readonly issues: readonly Issue[] };

/** A category as the server holds it: what each thread is given once, and what rows are written from. */
export interface Prepared<Columns, Catalogue> {
  readonly columns: Columns;
  readonly catalogue: Catalogue;
  /** Ids of products that cannot be selected from, each with its fault. */
  readonly unsound: readonly { readonly id: string; readonly fault: string }[];
}

/**
 * How one category is selected from. Plain functions: `select` runs in a thread, the others beside the database, and
 * `Columns`, `Question` and `Answer` cross between them as plain data.
 */
export interface SelectionKind<Request extends MultiRoomRequest, Columns, Catalogue, Question, Answer> {
  readonly categoryCode: CategoryCode;
  /** The properties that `prepare` reads. */
  readonly properties: readonly PropertyCode[];
  readonly prepare: (products: readonly CategoryProduct[]) => Prepared<Columns, Catalogue>;
  readonly read: (request: Request) => Reading<Question>;
  readonly select: (columns: Columns, question: Question) => Answer;
  /** One row per room, in the order asked. */
  readonly rows: (catalogue: Catalogue, request: Request, answer: Answer) => readonly MultiRoomRow[];
}

/** A kind whose own types stay inside it. */
export interface EngineKind {
  readonly categoryCode: CategoryCode;
  readonly properties: readonly PropertyCode[];
  readonly prepare: (products: readonly CategoryProduct[]) => Prepared<unknown, unknown>;
  readonly read: (request: MultiRoomRequest) => Reading<unknown>;
  readonly select: (columns: unknown, question: unknown) => unknown;
  readonly rows: (catalogue: unknown, request: MultiRoomRequest, answer: unknown) => readonly MultiRoomRow[];
}

/** The types are forgotten on purpose: whatever a kind gives away comes back to that same kind only. */
export const engineKind = <Request extends MultiRoomRequest, Columns, Catalogue, Question, Answer>(
  kind: SelectionKind<Request, Columns, Catalogue, Question, Answer>,
): EngineKind => kind as unknown as EngineKind;
