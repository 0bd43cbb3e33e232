import { canonicalJson, type JsonValue } from "#domain/base/hash/canonicalJson.ts";
import { recomputedState } from "#domain/products/claim/recomputedState.ts";
import { recordHash, rootHash, SHORT_HASH } from "#domain/products/claim/recordHash.ts";
import { sha256 } from "#domain/base/hash/sha256.ts";
import { readClaimQuery } from "#domain/products/claim/claimAddress.ts";
import { asks, has, textIn, type CaseKind, type Inputs } from "../CaseKind.ts";

/** Equal as displayed: differences that rounding hides do not count. */
const isEqual = (recomputed: unknown): boolean => String(recomputed).startsWith("equal");

/** The state that the screen shows; the last two have no answer to compare. */
function stateOf(claim: Inputs): string {
  // An address with a damaged token cannot be read.
  if (claim["token"] === "damaged") {
    const read = readClaimQuery([
      ["v", "1"],
      ["a", "~"],
    ]);
    return read.ok ? "readable" : read.code;
  }
  if (claim["product"] === "gone") return "cannot-recompute";
  return recomputedState(
    { record: claim["product"] === "changed", engine: claim["engine"] === "other" },
    isEqual(claim["recomputed"]),
  );
}

interface CaseRecord {
  readonly id: string;
}

function hashes(records: readonly CaseRecord[]) {
  const hashed = records.map((record) => ({
    id: record.id,
    hash: recordHash(record as unknown as JsonValue, sha256),
  }));
  const root = rootHash(hashed, sha256);
  return {
    record_hashes: Object.fromEntries(hashed.map(({ id, hash }) => [id, hash])),
    root,
    short: `c:${root.slice(0, SHORT_HASH)}`,
  };
}

export const VERDICT_KINDS: readonly CaseKind[] = [
  {
    name: "canonical JSON",
    fits: has("json_text"),
    answer: ({ inputs }) => {
      const canonical = canonicalJson(JSON.parse(textIn(inputs, "json_text")) as JsonValue);
      return { canonical, sha256: sha256(canonical) };
    },
  },
  {
    name: "hashes of records and their root",
    fits: (of) => has("records")(of) && asks("root")(of),
    answer: ({ inputs }) => hashes(inputs["records"] as readonly CaseRecord[]),
  },
  {
    name: "reading a verdict later",
    fits: (of) => has("cases")(of) && asks("states")(of),
    answer: ({ inputs }) => ({ states: (inputs["cases"] as readonly Inputs[]).map(stateOf) }),
  },
];
