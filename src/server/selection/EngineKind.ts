import type { Issue } from "#api/contract/envelope.ts";
import type { KindManifest } from "#domain/building/batch/kind/KindManifest.ts";
import type { PropertyCode } from "#domain/catalogue/properties.ts";
import type { MultiRoomRequest, MultiRoomRow, Parameter } from "#domain/building/selection/multiRoom.ts";
import type { ParameterFilter, ParameterQuestion } from "#domain/building/selection/parameterQuestion.ts";
import type { CandidateModel, CandidateRows } from "#domain/building/selection/roomCandidates.ts";
import type { Result } from "#domain/base/result.ts";
import type { CategoryProduct, ShownProduct } from "./categoryProducts.ts";

/** The question for a thread, or the faults of the request. */
export type Reading<Question> =
  { readonly ok: true; readonly value: Question } | { readonly ok: false; readonly issues: readonly Issue[] };

/**
 * A category in the server's memory: data that each thread receives once, and from which rows are written.
 * Plain data, because it is kept in a snapshot.
 */
export interface Prepared<Columns = unknown, Candidate extends SoundCandidate = SoundCandidate> {
  readonly columns: Columns;
  /** By id. */
  readonly catalogue: readonly Candidate[];
  /** Ids of products that cannot be selected, each with its fault. */
  readonly unsound: readonly { readonly id: string; readonly fault: string }[];
}

/** A product with its catalogue values, as the parameters with which its kind answers a filter. */
export interface StatedProduct {
  readonly id: string;
  readonly model: string;
  readonly parameters: readonly Parameter[];
}

/** Computed values of a product in the room of a question, for filters that go beyond catalogue values. */
export type ComputedParameters = Readonly<
  Partial<
    Record<ParameterFilter, (product: StatedProduct, question: ParameterQuestion) => readonly Parameter[]>
  >
>;

/** A product that can be selected, with the data that a row shows. */
export interface SoundCandidate {
  readonly product: ShownProduct;
}

/**
 * Selection for one category. Plain functions: `select` and `candidates` run in a thread, the others beside
 * the database; `Columns`, `Question` and `Answer` are sent between them as plain data.
 */
export interface Selection<
  Request extends MultiRoomRequest,
  Columns,
  Candidate extends SoundCandidate,
  Question,
  Answer,
> {
  /** The properties that `candidate` reads. */
  readonly properties: readonly PropertyCode[];
  /** A product in the form for selection, or why it cannot be selected. */
  readonly candidate: (product: CategoryProduct) => Result<Candidate, string>;
  readonly columns: (catalogue: readonly Candidate[]) => Columns;
  readonly read: (request: Request) => Reading<Question>;
  readonly select: (columns: Columns, question: Question) => Answer;
  /** One row per room, in the order requested. */
  readonly rows: (
    catalogue: readonly Candidate[],
    request: Request,
    answer: Answer,
  ) => readonly MultiRoomRow[];
  /** Every product that serves a room with an excess of at most `slack`, by its index in the catalogue. */
  readonly candidates: (columns: Columns, question: Question, slack: number) => readonly CandidateRows[];
  /** The product at an index of the catalogue, in the form for candidates. */
  readonly candidateModel: (
    catalogue: readonly Candidate[],
    request: Request,
    index: number,
  ) => CandidateModel;
  readonly computedParameters?: ComputedParameters;
}

/** Selection for a kind, with its own types hidden. */
export interface KindSelection {
  readonly properties: readonly PropertyCode[];
  readonly prepare: (products: readonly CategoryProduct[]) => Prepared;
  /** The prepared data after some products have changed; the existing ones among these are read again. */
  readonly follow: (
    former: Prepared,
    changedIds: ReadonlySet<string>,
    products: readonly CategoryProduct[],
  ) => Prepared;
  readonly read: (request: MultiRoomRequest) => Reading<unknown>;
  readonly select: (columns: unknown, question: unknown) => unknown;
  readonly rows: (
    catalogue: readonly SoundCandidate[],
    request: MultiRoomRequest,
    answer: unknown,
  ) => readonly MultiRoomRow[];
  readonly candidates: (columns: unknown, question: unknown, slack: number) => readonly CandidateRows[];
  readonly candidateModel: (
    catalogue: readonly SoundCandidate[],
    request: MultiRoomRequest,
    index: number,
  ) => CandidateModel;
  readonly computedParameters?: ComputedParameters;
}

/** A kind of equipment as the server uses it. */
export interface EngineKind extends KindSelection, Pick<KindManifest, "categoryCode" | "parameters"> {}

const byId = (a: { readonly id: string }, b: { readonly id: string }): number =>
  a.id < b.id ? -1 : Number(a.id > b.id);

/** Erases the types on purpose: data that a kind returns is only passed back to the same kind. */
export function kindSelection<
  Request extends MultiRoomRequest,
  Columns,
  Candidate extends SoundCandidate,
  Question,
  Answer,
>(selection: Selection<Request, Columns, Candidate, Question, Answer>): KindSelection {
  const { candidate, columns } = selection;
  function sorted(products: readonly CategoryProduct[]) {
    const catalogue: Candidate[] = [];
    const unsound: { id: string; fault: string }[] = [];
    for (const product of products) {
      const found = candidate(product);
      if (found.ok) catalogue.push(found.value);
      else unsound.push({ id: product.id, fault: found.code });
    }
    return { catalogue, unsound };
  }
  function prepare(products: readonly CategoryProduct[]): Prepared<Columns, Candidate> {
    const { catalogue, unsound } = sorted(products);
    return { columns: columns(catalogue), catalogue, unsound };
  }
  function follow(
    former: Prepared<Columns, Candidate>,
    changedIds: ReadonlySet<string>,
    products: readonly CategoryProduct[],
  ): Prepared<Columns, Candidate> {
    const read = sorted(products);
    const catalogue = [
      ...former.catalogue.filter(({ product }) => !changedIds.has(product.id)),
      ...read.catalogue,
    ].sort((a, b) => byId(a.product, b.product));
    const unsound = [...former.unsound.filter(({ id }) => !changedIds.has(id)), ...read.unsound].sort(byId);
    return { columns: columns(catalogue), catalogue, unsound };
  }
  return { ...selection, prepare, follow } as unknown as KindSelection;
}
