import type { BatchKind } from "../BatchKind.ts";
import { airOutletKind } from "./airOutlet/airOutletKind.ts";
import { fanCoilKind } from "./fanCoil/fanCoilKind.ts";
import { indoorUnitKind } from "./indoorUnit/indoorUnitKind.ts";

/** Every kind of equipment that the batch screen selects, by name. */
export const BATCH_KINDS = {
  fanCoil: fanCoilKind,
  indoorUnit: indoorUnitKind,
  airOutlet: airOutletKind,
} as const;

export type BatchKindName = keyof typeof BATCH_KINDS;

/** The filter of the kind of this name. */
export type FilterOf<Name extends BatchKindName> =
  (typeof BATCH_KINDS)[Name] extends BatchKind<infer Filter> ? Filter : never;
