import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { PlanPart } from "#api/contract/projectPlans.ts";

const pack = promisify(gzip);
const unpack = promisify(gunzip);
/** Columns of figures gain little from deeper levels. */
const GZIP_LEVEL = 3;
/** Limit of one inflated part: the longest body that the server accepts, and the JSON around it. */
const LONGEST_PART = 8 * 1024 ** 2;

/** Packs a part for the database. */
export const packPart = (text: string): Promise<Uint8Array> => pack(text, { level: GZIP_LEVEL });

export async function unpackPart(packed: Uint8Array): Promise<PlanPart> {
  const text = await unpack(packed, { maxOutputLength: LONGEST_PART });
  // Only the server packs these, from data that the contract has checked.
  return JSON.parse(text.toString()) as PlanPart;
}
