import type { Issue } from "#api/contract/envelope.ts";
import type { KindManifest } from "#domain/building/batch/kind/KindManifest.ts";
import type { PropertyCode } from "#domain/catalogue/properties.ts";
import type { MultiRoomRequest, MultiRoomRow, Parameter } from "#domain/building/selection/multiRoom.ts";
import type { ParameterFilter, ParameterQuestion } from "#domain/building/selection/parameterQuestion.ts";
import type { CandidateModel, CandidateRows } from "#domain/building/selection/roomCandidates.ts";
import type { Result } from "#domain/base/result.ts";
import type { CategoryProduct, ShownProduct } from "./categoryProducts.ts";

/** A request as a thread is asked it, or what is wrong with the request. */
export type Reading<Question> =
  { readonly ok: true; readonly value: Question } | { readonly ok: false; readonly issues: readonly Issue[] };

/**
 * A category as the server holds it: what each thread is given once, and what rows are written from. Plain data, for it
 * is kept in a snapshot.
 */
export interface Prepared<Columns = unknown, Candidate extends SoundCandidate = SoundCandidate> {
  readonly columns: Columns;
  /** By id. */
  readonly catalogue: readonly Candidate[];
  /** Ids of products that cannot be selected from, each with its fault. */
  readonly unsound: readonly { readonly id: string; readonly fault: string }[];
}

/** A product as the catalogue states it, in the parameters that its kind answers a filter with. */
export interface StatedProduct {
  readonly id: string;
  readonly model: string;
  readonly parameters: readonly Parameter[];
}

/** What a product does in the room of a question, of filters that ask for more than what is stated. */
export type ComputedParameters = Readonly<
  Partial<
    Record<ParameterFilter, (product: StatedProduct, question: ParameterQuestion) => readonly Parameter[]>
  >
>;

/** A product that can be selected from, with what a row shows of it. */
export interface SoundCandidate {
  readonly product: ShownProduct;
}

/**
 * How one category is selected from. Plain functions: `select` and `candidates` run in a thread, the others beside the
 * database, and `Columns`, `Question` and `Answer` cross between them as plain data.
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
  /** A product as it is selected from, or why it cannot be. */
  readonly candidate: (product: CategoryProduct) => Result<Candidate, string>;
  readonly columns: (catalogue: readonly Candidate[]) => Columns;
  readonly read: (request: Request) => Reading<Question>;
  readonly select: (columns: Columns, question: Question) => Answer;
  /** One row per room, in the order asked. */
  readonly rows: (
    catalogue: readonly Candidate[],
    request: Request,
    answer: Answer,
  ) => readonly MultiRoomRow[];
  /** Every product that serves a room and exceeds what it asks for by no more than a share, by its place in the catalogue. */
  readonly candidates: (columns: Columns, question: Question, slack: number) => readonly CandidateRows[];
  /** The product at a place of the catalogue, as candidates are told of it. */
  readonly candidateModel: (
    catalogue: readonly Candidate[],
    request: Request,
    place: number,
  ) => CandidateModel;
  readonly computedParameters?: ComputedParameters;
}

/** How a kind is selected from, its own types kept inside it. */
export interface KindSelection {
  readonly properties: readonly PropertyCode[];
  readonly prepare: (products: readonly CategoryProduct[]) => Prepared;
  /** What was prepared once some of its products have changed; those of them that are there are read anew. */
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
    place: number,
  ) => CandidateModel;
  readonly computedParameters?: ComputedParameters;
}

/** A kind of equipment as the server knows it. */
export interface EngineKind extends KindSelection, Pick<KindManifest, "categoryCode" | "parameters"> {}

const byId = (a: { readonly id: string }, b: { readonly id: string }): number =>
  a.id < b.id ? -1 : Number(a.id > b.id);

/** The types are forgotten on purpose: whatever a kind gives away comes back to that same kind only. */
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
