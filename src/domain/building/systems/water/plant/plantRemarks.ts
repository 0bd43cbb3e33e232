import type { WaterSystem } from "../runWaterSystem.ts";
import { plantCircuits } from "./plantCircuits.ts";
import { CIRCUIT_WORDS } from "./PlantPumps.ts";

/** Remark on a circuit without a duty, with the first missing setting */
interface CircuitRemark {
  readonly code: "circuit-open";
  readonly weight: "warning";
  readonly text: string;
  readonly mend: { readonly to: "setting"; readonly field: string; readonly word: string };
}

/** Circuits of the plant with a missing setting */
export const plantRemarks = (system: WaterSystem): readonly CircuitRemark[] =>
  plantCircuits(system).flatMap(({ name, card, missing }): readonly CircuitRemark[] => {
    const [first] = missing;
    if (card !== null || first === undefined) return [];
    const text = `${CIRCUIT_WORDS[name]}无法判定：未输入${missing.map(({ word }) => word).join("、")}`;
    const mend = { to: "setting", field: first.field, word: "输入" } as const;
    return [{ code: "circuit-open", weight: "warning", text, mend }];
  });
