import { hash } from "node:crypto";
import type { Keyed } from "#domain/base/keyed.ts";
import { canonicalJson, type JsonValue } from "#domain/base/hash/canonicalJson.ts";
import type { Digest } from "#domain/products/claim/recordHash.ts";
import type { CurveSet, ProductRecord, SheetValue } from "../schema/ProductSheet.ts";

/** SHA-256 of the platform, some thirty times faster than `sha256`. */
export const fastDigest: Digest = (text) => hash("sha256", text, "hex");

/**
 * The part of a product that affects results: its id, values and curves; not names, pictures, prices or
 * dates.
 */
function recordOf(id: string, values: Keyed<SheetValue>, curves: readonly CurveSet[]): ProductRecord {
  const drawn = curves.map(({ setting, rotationalSpeed, isScalable, flows, lines }) => ({
    setting,
    rotationalSpeed,
    isScalable,
    flows,
    lines: lines.map((line) => ({ quantity: line.quantity, values: line.values })),
  }));
  return { id, values, curves: drawn };
}

/** The text of a record that is hashed. */
export const sheetText = (id: string, values: Keyed<SheetValue>, curves: readonly CurveSet[]): string =>
  // The values are JSON, as is the column that holds them.
  canonicalJson(recordOf(id, values, curves) as unknown as JsonValue);

export const sheetHash = (id: string, values: Keyed<SheetValue>, curves: readonly CurveSet[]): string =>
  fastDigest(sheetText(id, values, curves));
