import { isDeepStrictEqual } from "node:util";
import type { LibraryName, ProductOrigin } from "#domain/catalogue/listing/ProductOrigin.ts";
import type { Queries } from "../../database/queries.ts";
import { OWN_TABLES } from "../../database/schema/catalogueTables.ts";
import { brands } from "../../database/schema/schema.ts";
import type { SeenLibrary } from "../../http/caller.ts";
import { heldBytes } from "../../search/own/heldBytes.ts";
import { libraryContents } from "../../search/own/libraryContents.ts";
import type { MemberBounds } from "../../search/own/memberCategories.ts";
import { memberStates, type OwnReading } from "../../search/own/memberStates.ts";
import { ownBrandsOf, revisionOfLibrary, versionsOf, type OwnBrand } from "../../search/own/OwnCategory.ts";
import { listedBrands } from "../../search/own/withOwnProducts.ts";
import { categoryProducts, type CategoryProduct } from "../categoryProducts.ts";
import type { EngineKind, Prepared } from "../EngineKind.ts";

/** Shares of the memory for members; the rest is for the search. */
const SHARES = { merged: 0.1, read: 0.05 };
const STATES = 10_000;
/** Bytes of a reference to a product in the list of all. */
const REFERENCE = 8;

interface OwnProducts {
  readonly revision: number;
  readonly content: {
    readonly products: readonly CategoryProduct[];
    readonly brands: readonly OwnBrand[];
    readonly versions: ReadonlyMap<string, string>;
  };
}

/** The data from which an engine's threads select for members of some libraries. */
interface ForMembers {
  /** Unique to this state. */
  readonly key: string;
  readonly prepared: Prepared;
  /** The code under which each own brand is listed. */
  readonly listedAs: ReadonlyMap<string, string>;
  /** Id of each own product's library. */
  readonly libraryOf: ReadonlyMap<string, string>;
}

interface Known {
  readonly kind: EngineKind;
  readonly prepared: Prepared;
}

const bytesOfOwn = ({ content: { products, versions } }: OwnProducts): number =>
  heldBytes([products, versions], true);

/** Its products belong to the catalogue and to the libraries. */
const bytesOfState = ({ prepared: { columns, catalogue }, libraryOf }: ForMembers): number =>
  heldBytes([columns, libraryOf], false) + REFERENCE * catalogue.length;

async function readOwnProducts(
  queries: Queries,
  { categoryCode, properties }: EngineKind,
  libraryId: string,
  former: OwnProducts | null,
): Promise<OwnProducts> {
  return queries.transaction(
    async (snapshot) => {
      const revision = await revisionOfLibrary(snapshot, libraryId);
      const versions = await versionsOf(snapshot, libraryId, categoryCode);
      const ownBrands = await ownBrandsOf(snapshot, libraryId);
      const { products: _products, ...before } = former?.content ?? { products: null };
      if (former !== null && isDeepStrictEqual(before, { brands: ownBrands, versions }))
        return { ...former, revision };
      const ids = [...versions.keys()];
      const products =
        ids.length === 0 ? [] : await categoryProducts(snapshot, categoryCode, properties, ids, OWN_TABLES);
      return { revision, content: { products, brands: ownBrands, versions } };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** A cache of catalogues with own products, kept while members select from them. */
export function memberCatalogues(queries: Queries, { bytes, own: mostOwn }: MemberBounds) {
  let made = 0;

  async function merge(
    { kind, prepared: known }: Known,
    readings: readonly OwnReading<OwnProducts>[],
    origin: Exclude<ProductOrigin, "public">,
  ): Promise<ForMembers | null> {
    const used = readings.filter(({ own }) => own.content.products.length > 0);
    if (origin === "all" && used.length === 0) return null;
    const names = await queries.select().from(brands);
    const { listedAs } = listedBrands(
      new Map(names.map((brand) => [brand.code, brand])),
      used.map(({ own }) => own.content.brands),
    );
    const products = used.flatMap(({ own }) =>
      own.content.products.map((product) => ({
        ...product,
        brandCode: listedAs.get(product.brandCode) ?? product.brandCode,
      })),
    );
    const before = origin === "own" ? kind.prepare([]) : known;
    return {
      key: `${kind.categoryCode} ${++made}`,
      prepared: kind.follow(before, new Set(), products),
      listedAs,
      libraryOf: new Map(
        used.flatMap(({ libraryId, own }) =>
          own.content.products.map((product) => [product.id, libraryId] as const),
        ),
      ),
    };
  }

  const states = memberStates<Known, OwnProducts, ForMembers | null, Exclude<ProductOrigin, "public">>(
    libraryContents(queries),
    {
      mostRead: { states: STATES, bytes: SHARES.read * bytes },
      mostMerged: { states: STATES, bytes: SHARES.merged * bytes },
      mostOwn,
      read: ({ kind }, libraryId, former) => readOwnProducts(queries, kind, libraryId, former),
      isOf: () => true,
      isSame: (one, other) => one.content === other.content,
      merge,
      bytesOfOwn,
      bytesOfState: (state) => (state === null ? 0 : bytesOfState(state)),
    },
  );

  return {
    /**
     * Null if the catalogue contains everything that is needed.
     * @param known the same object as long as the catalogue is the same
     * @throws Refusal `invalid.input` when the libraries have more products than one member may search
     */
    async of(
      known: Known,
      libraries: readonly SeenLibrary[],
      origin: ProductOrigin,
    ): Promise<ForMembers | null> {
      if (origin === "public") return null;
      const { categoryCode } = known.kind;
      return states({ categoryCode, known, variant: origin, isWithoutOwn: origin === "own" }, libraries);
    },
  };
}

/** Adds the name of its library to a row of an own product. */
export function namedLibrary(own: ForMembers | null, libraries: readonly LibraryName[]) {
  const names = new Map(libraries.map(({ id, name }) => [id, { id, name }]));
  return <Row extends { readonly id: string | null; readonly library?: LibraryName }>(row: Row): Row => {
    const library = names.get(own?.libraryOf.get(row.id ?? "") ?? "");
    return library === undefined ? row : { ...row, library };
  };
}
