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

/** A claim: what was asked, by which rules and data, and what was answered. */
export interface LinkedVerdict {
  /** `ENGINE` of then. */
  readonly engine: number;
  /** First 16 hex digits of the catalogue's root. */
  readonly catalogue: string;
  readonly categoryCode: string;
  readonly productId: string;
  /** First 16 hex digits of the product's record. */
  readonly record: string;
  readonly state: OperatingState;
  readonly answer: readonly AnswerFigure[];
}

export const VERDICT_PATH = "/verdict";

const FORM = "1";
/** An address that is longer is cut by some who pass it on. */
export const MOST_CHARACTERS = 2000;
/** Hex digits that tell a damaged address from a whole one. */
const CHECK_LENGTH = 8;
const SEPARATOR = "~";

const HASH = new RegExp(`^[0-9a-f]{${SHORT_HASH}}$`, "u");
const PRODUCT = new RegExp(`^(.{1,${MAX_ID}})${SEPARATOR}([0-9a-f]{${SHORT_HASH}})$`, "su");
const COUNT = /^[1-9][0-9]{0,8}$/u;

const checkOf = (parts: readonly AddressPart[]): string =>
  sha256(canonicalJson(parts)).slice(0, CHECK_LENGTH);

function partsOf(verdict: LinkedVerdict): readonly AddressPart[] {
  const { engine, catalogue, categoryCode, productId, record, state, answer } = verdict;
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
 * The query of a verdict's address: v, e, c, k, every acting input, p, a. It holds no name, token or price.
 *
 * @param room characters that the address takes before it
 */
export function writeVerdictQuery(verdict: LinkedVerdict, room: number): Result<string, "too-long"> {
  const query = partsOf(verdict)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
  return room + query.length <= MOST_CHARACTERS ? ok(query) : fail("too-long");
}

/** Half of a character, which no browser hands over from an address and no hash is of. */
const HALF = /[\uD800-\uDFFF]/u;

/** No longer than any that was written, and of whole characters: nothing else is worth hashing. */
const isPossible = (parts: readonly AddressPart[]): boolean =>
  parts.reduce((sum, [name, value]) => sum + name.length + value.length, 0) <= MOST_CHARACTERS &&
  !parts.some((part) => part.some((text) => HALF.test(text)));

/** What an address claims. Whatever was cut, changed, added or is of a form that nobody knows here makes it unreadable. */
export function readVerdictQuery(given: Iterable<AddressPart>): Result<LinkedVerdict, "unreadable"> {
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
  const verdict: LinkedVerdict = {
    engine: Number(find("e")),
    catalogue: find("c"),
    categoryCode,
    productId,
    record,
    state: stateOf(categoryCode, parts),
    answer,
  };
  // What was asked and is not understood must not be left out: the answer would be one to something else.
  const understood = new Map(partsOf(verdict));
  return parts.every(([name, value]) => name === "a" || understood.get(name) === value)
    ? ok(verdict)
    : fail("unreadable");
}
