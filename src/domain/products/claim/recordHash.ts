import { byCodeUnit } from "../../base/byCodeUnit.ts";
import { canonicalJson, type JsonValue } from "../../base/hash/canonicalJson.ts";

/** SHA-256 of a text in UTF-8 as 64 hex digits: `sha256`, or a faster one of the platform. */
export type Digest = (text: string) => string;

/** Hex digits of a hash in an address; enough against accidental damage. */
export const SHORT_HASH = 16;

/** The hash of a record's canonical JSON. */
export const recordHash = (record: JsonValue, digest: Digest): string => digest(canonicalJson(record));

/** A record's id and hash. */
export interface HashedRecord {
  readonly id: string;
  readonly hash: string;
}

/** The version of a set of records, independent of their order: SHA-256 of lines id LF hash LF, sorted by id. */
export const rootHash = (records: readonly HashedRecord[], digest: Digest): string =>
  digest(
    [...records]
      .sort((a, b) => byCodeUnit(a.id, b.id))
      .map(({ id, hash }) => `${id}\n${hash}\n`)
      .join(""),
  );
