import type { EngineKind } from "./EngineKind.ts";
import { airOutletKind } from "./airOutlet/airOutletKind.ts";
import { fanCoilKind } from "./fanCoil/fanCoilKind.ts";
import { indoorUnitKind } from "./indoorUnit/indoorUnitKind.ts";

/** Every kind of equipment that is selected for rooms, a line each. Server and threads both read it. */
export const ENGINE_KINDS: readonly EngineKind[] = [fanCoilKind, indoorUnitKind, airOutletKind];
