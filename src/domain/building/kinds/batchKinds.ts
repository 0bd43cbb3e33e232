import type { KindManifest } from "../batch/kind/KindManifest.ts";
import { airOutletKind } from "./airOutlet/airOutletKind.ts";
import { fanCoilKind } from "./fanCoil/fanCoilKind.ts";
import { indoorUnitKind } from "./indoorUnit/indoorUnitKind.ts";

/**
 * Every kind of equipment that is selected for many rooms, in the order of their tabs. This is the only list of
 * kinds: server and page find the rest of a kind in the folder of its name.
 */
export const BATCH_KINDS = {
  fanCoil: fanCoilKind,
  indoorUnit: indoorUnitKind,
  airOutlet: airOutletKind,
} as const;

export type BatchKindName = keyof typeof BATCH_KINDS;

export const KIND_MANIFESTS: readonly KindManifest[] = Object.values(BATCH_KINDS);
