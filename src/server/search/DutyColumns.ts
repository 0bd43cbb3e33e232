import { machineOf } from "#domain/catalogue/machineOf.ts";
import { entriesOf, keyedFrom } from "#domain/base/keyed.ts";
import { bestColumns } from "#domain/products/search/bestColumns.ts";
import { FORM, packData } from "#domain/products/search/parts/packData.ts";
import { packBlock, packColumn, packHead } from "#domain/products/search/parts/packDutyParts.ts";
import type { NamedColumns } from "#domain/products/search/SearchColumns.ts";
import { Bytes, type BytesKind } from "../http/Bytes.ts";
import { contentDigest } from "./contentDigest.ts";
import { pumpBests } from "./pumpBests.ts";
import type { SearchCategory } from "./SearchCategory.ts";

const YEAR_S = 31_536_000;
/** The address names the state, so a response is valid for ever. */
const FOR_EVER: BytesKind = {
  type: "application/octet-stream",
  cacheControl: `private, max-age=${YEAR_S}, immutable`,
};

/** Revalidated each time, so that a browser's cache never returns what another user has received. */
const FOR_MEMBERS: BytesKind = {
  type: "application/octet-stream",
  cacheControl: "private, no-cache",
  vary: "Authorization",
};

const PART = /^(?<kind>rows|column)-(?<name>.+)$/u;

/** The columns of a category in parts for a worker; each part is packed once, at its first request. */
export class DutyColumns {
  readonly #columns: NamedColumns;
  readonly #category: SearchCategory;
  readonly #isForAll: boolean;
  readonly #parts = new Map<string, Bytes>();
  #version: string | undefined;
  #head: Bytes | undefined;

  /**
   * @param readers who may receive them: everybody, or only members of the libraries whose products are included
   */
  constructor(category: SearchCategory, readers: "everybody" | "members" = "everybody") {
    this.#category = category;
    this.#isForAll = readers === "everybody";
    const { columns, texts } = category;
    const bests = machineOf(category.code) === "pump" ? entriesOf(bestColumns(pumpBests(category))) : [];
    this.#columns = {
      ...columns,
      properties: keyedFrom([...entriesOf(columns.properties), ...bests]),
      models: texts.models,
    };
  }

  /** A short digest of the columns' content and format: the same on every node and after a restart. */
  get version(): string {
    this.#version ??= contentDigest(FORM, this.#columns, this.#category.bestFlows);
    return this.#version;
  }

  head(): Bytes {
    this.#head ??= new Bytes(
      packData(packHead(this.#columns, this.version)),
      this.#isForAll ? undefined : FOR_MEMBERS,
    );
    return this.#head;
  }

  /** `null` for a former version, or a part that does not exist. */
  part(version: string, name: string): Bytes | null {
    if (version !== this.version) return null;
    const known = this.#parts.get(name);
    if (known !== undefined) return known;
    const data = this.#pack(name);
    if (data === null) return null;
    const bytes = new Bytes(packData(data), this.#isForAll ? FOR_EVER : FOR_MEMBERS);
    this.#parts.set(name, bytes);
    return bytes;
  }

  #pack(part: string) {
    const { kind, name = "" } = PART.exec(part)?.groups ?? {};
    if (kind === "column") return packColumn(this.#columns, this.version, name);
    const from = Number(name);
    const isBlock = kind === "rows" && `${from}` === name;
    return isBlock ? packBlock(this.#columns, this.#category.bestFlows, this.version, from) : null;
  }
}
