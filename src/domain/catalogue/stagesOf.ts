import { PROPERTY } from "./properties.ts";
import { PUMP_TYPES } from "./pumpTypes.ts";

/** Types whose names say that they have one stage. */
const SINGLE_STAGE: readonly unknown[] = [
  PUMP_TYPES.V000601,
  PUMP_TYPES.V000602,
  PUMP_TYPES.V000603,
  PUMP_TYPES.V000606,
];

/** Stages of a pump's head: as stated, else one for a single-stage type; undefined if not known. */
export function stagesOf(
  properties: readonly { readonly code: string; readonly value: unknown }[],
): number | undefined {
  const valueOf = (asked: string) => properties.find(({ code }) => code === asked)?.value;
  const stated = valueOf(PROPERTY.stages);
  if (typeof stated === "number" && stated >= 1) return stated;
  return SINGLE_STAGE.includes(valueOf(PROPERTY.pumpType)) ? 1 : undefined;
}
