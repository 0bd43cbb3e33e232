import { fanCoilKind } from "./fanCoil/fanCoilKind.ts";

/** Every kind of equipment that the batch screen selects, by name. */
export const BATCH_KINDS = {
  [fanCoilKind.name]: fanCoilKind,
} as const;
