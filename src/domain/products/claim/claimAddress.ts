import { dutyFormsOf } from "../../catalogue/duty/dutyForms.ts";
import type { AddressPart } from "../../catalogue/listing/listAddress.ts";
import { MAX_ID } from "../../base/limits.ts";
import { fail, ok, type Result } from "../../base/result.ts";
import type { AnswerFigure } from "./answerFigures.ts";
import { answerText, readAnswerText } from "./answerText.ts";
import { canonicalJson } from "../../base/hash/canonicalJson.ts";
import type { OperatingState } from "./OperatingState.ts";
import { SHORT_HASH } from "./recordHash.ts";
import { sha256 } from "../../base/hash/sha256.ts";
import { stateOf, stateParts } from "./stateParts.ts";

/** A claim: what was asked, with which rules and data, and what was answered. */
export interface LinkedClaim {
  /** `ENGINE` when the claim was made. */
  readonly engine: number;
  /** First 16 hex digits of the catalogue's root hash. */
  readonly catalogue: string;
  readonly categoryCode: string;
  readonly productId: string;
  /** First 16 hex digits of the hash of the product's record. */
  readonly record: string;
  readonly state: OperatingState;
  readonly answer: readonly AnswerFigure[];
}

export const CLAIM_PATH = "/verdict";

const FORM = "1";
/** Longer addresses are cut by some programs that pass them on. */
export const MOST_CHARACTERS = 2000;
/** Hex digits of the checksum that reveals a damaged address. */
const CHECK_LENGTH = 8;
const SEPARATOR = "~";

const HASH = new RegExp(`^[0-9a-f]{${SHORT_HASH}}$`, "u");
const PRODUCT = new RegExp(`^(.{1,${MAX_ID}})${SEPARATOR}([0-9a-f]{${SHORT_HASH}})$`, "su");
const COUNT = /^[1-9][0-9]{0,8}$/u;

const checkOf = (parts: readonly AddressPart[]): string =>
  sha256(canonicalJson(parts)).slice(0, CHECK_LENGTH);

function partsOf(claim: LinkedClaim): readonly AddressPart[] {
  const { engine, catalogue, categoryCode, productId, record, state, answer } = claim;
  const asked: readonly AddressPart[] = [
    ["v", FORM],
    ["e", String(engine)],
    ["c", catalogue],
    ["k", categoryCode],
    ...stateParts(categoryCode, state),
    ["p", `${productId}${SEPARATOR}${record}`],
  ];
  const text = answerText(answer);
  return [...asked, ["a", `${text}${SEPARATOR}${checkOf([...asked, ["a", text]])}`]];
}

/**
 * Writes the query of a result link: v, e, c, k, every input that affects the answer, p, a. It holds no name,
 * token or price.
 *
 * @param room characters that the address takes before the query
 */
export function writeClaimQuery(claim: LinkedClaim, room: number): Result<string, "too-long"> {
  const query = partsOf(claim)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
  return room + query.length <= MOST_CHARACTERS ? ok(query) : fail("too-long");
}

/** Half of a surrogate pair; browsers never pass one from an address, and it cannot be hashed. */
const HALF = /[\uD800-\uDFFF]/u;

/** Whether the parts are short enough to have been written here, and valid text; others are not worth hashing. */
const isPossible = (parts: readonly AddressPart[]): boolean =>
  parts.reduce((sum, [name, value]) => sum + name.length + value.length, 0) <= MOST_CHARACTERS &&
  !parts.some((part) => part.some((text) => HALF.test(text)));

/**
 * Reads the claim of a result link. An address that was cut, changed, extended or has an unknown form is
 * unreadable.
 */
export function readClaimQuery(given: Iterable<AddressPart>): Result<LinkedClaim, "unreadable"> {
  const parts = [...given];
  if (!isPossible(parts)) return fail("unreadable");
  const named = new Map(parts);
  const find = (name: string) => named.get(name) ?? "";
  const claimed = find("a");
  const end = claimed.lastIndexOf(SEPARATOR);
  const [text, check] = [claimed.slice(0, Math.max(0, end)), claimed.slice(end + 1)];
  const [, productId, record] = PRODUCT.exec(find("p")) ?? [];
  const answer = readAnswerText(text);
  const isWhole =
    named.size === parts.length &&
    parts.at(-1)?.[0] === "a" &&
    check === checkOf([...parts.slice(0, -1), ["a", text]]);
  const isKnown =
    find("v") === FORM && COUNT.test(find("e")) && HASH.test(find("c")) && dutyFormsOf(find("k")).length > 0;
  if (!isWhole || !isKnown || answer === null || productId === undefined || record === undefined)
    return fail("unreadable");
  const categoryCode = find("k");
  const claim: LinkedClaim = {
    engine: Number(find("e")),
    catalogue: find("c"),
    categoryCode,
    productId,
    record,
    state: stateOf(categoryCode, parts),
    answer,
  };
  // Parts that were asked but are not understood must not be dropped: the answer would belong to another question.
  const understood = new Map(partsOf(claim));
  return parts.every(([name, value]) => name === "a" || understood.get(name) === value)
    ? ok(claim)
    : fail("unreadable");
}
