import { hash } from "node:crypto";
import type { Keyed } from "#domain/keyed.ts";
import type { JsonValue } from "#domain/verdict/canonicalJson.ts";
import { recordHash, type Digest } from "#domain/verdict/recordHash.ts";
import type { CurveSet, SheetValue } from "./ProductSheet.ts";

/** SHA-256 as the platform computes it, some thirty times faster than `sha256`. */
export const fastDigest: Digest = (text) => hash("sha256", text, "hex");

/**
 * The hash of what acts of a product: its id, and what it states. A fit is what our rules make of the points, and is no
 * part of it; names, pictures, prices and dates are none either.
 */
export function sheetHash(id: string, values: Keyed<SheetValue>, curves: readonly CurveSet[]): string {
  const drawn = curves.map(({ setting, rotationalSpeed, isScalable, flows, lines }) => ({
    setting,
    rotationalSpeed,
    isScalable,
    flows,
    lines: lines.map((line) => ({ quantity: line.quantity, values: line.values })),
  }));
  // What is stated is JSON, as the column that holds it.
  return recordHash({ id, values: values as unknown as JsonValue, curves: drawn }, fastDigest);
}
