import type { Machine } from "../../physics/curve/curveQuantities.ts";
import { NPSH_KEYS } from "./answerFigures.ts";
import type { ComparedFigure } from "./recomputedState.ts";

/** The first engine that said a figure, of those that not all of them did. */
const FIRST_ENGINES: Readonly<Record<Machine, ReadonlyMap<string, number>>> = {
  fan: new Map(),
  pump: new Map([...Object.values(NPSH_KEYS), "motor"].map((name) => [name, 2])),
};

/** A figure that the engine of an address could not have claimed: by saying nothing of it, it claimed nothing. */
export function isLaterFigure(machine: Machine, engine: number, { key, claimed }: ComparedFigure): boolean {
  const first = FIRST_ENGINES[machine].get(key.split(".").at(-1) ?? "");
  return claimed === null && first !== undefined && engine < first;
}
