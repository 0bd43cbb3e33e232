import type { Machine } from "../../physics/curve/curveQuantities.ts";
import { NPSH_KEYS } from "./answerFigures.ts";
import type { ComparedFigure } from "./recomputedState.ts";

/** For figures that were added later: the first engine version that gave them. */
const FIRST_ENGINES: Readonly<Record<Machine, ReadonlyMap<string, number>>> = {
  fan: new Map(),
  pump: new Map([...Object.values(NPSH_KEYS), "motor"].map((name) => [name, 2])),
};

/** Whether the address's engine version did not yet give the figure; its absence is then no claim. */
export function isLaterFigure(machine: Machine, engine: number, { key, claimed }: ComparedFigure): boolean {
  const first = FIRST_ENGINES[machine].get(key.split(".").at(-1) ?? "");
  return claimed === null && first !== undefined && engine < first;
}
