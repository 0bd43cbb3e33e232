import { defaultFigure } from "./dutyDefaults.ts";
import { figuresOfCategory } from "./figuresOfCategory.ts";
import { isDutyFigure } from "../../catalogue/duty/systemFigures.ts";
import { readEnergy, writeEnergy } from "../energy/energyAddress.ts";
import { exactText } from "../../base/input/exactText.ts";
import type { AddressPart } from "../../catalogue/listing/listAddress.ts";
import { readRunning, writeRunning } from "../../catalogue/listing/operationAddress.ts";
import { readSet, writeSet } from "../parallel/setAddress.ts";
import type { OperatingState } from "./OperatingState.ts";

const LIMIT = "powerLimit";

/** The parameters of an address, in the order in which they were set. */
function queryOf(parts: Iterable<AddressPart>) {
  const values = new Map(parts);
  return {
    get: (name: string) => values.get(name) ?? null,
    set: (name: string, value: string) => void values.set(name, value),
    delete: (name: string) => void values.delete(name),
    parts: () => [...values],
  };
}

/**
 * Everything that affects the answer, in a fixed order: the duty's figures in the order of the category's list,
 * with defaults written out, then how the machine runs. Figures that the category does not know are left out.
 */
export function stateParts(categoryCode: string, state: OperatingState): readonly AddressPart[] {
  const { duty, powerLimit, energy, set } = state;
  const figures = figuresOfCategory(categoryCode).flatMap(({ code }): readonly AddressPart[] => {
    const stated = duty.find((entry) => entry.code === code)?.value;
    const value = stated ?? (duty.length === 0 ? null : defaultFigure(code));
    return value === null ? [] : [[code, exactText(value)]];
  });
  const query = queryOf(figures);
  writeRunning(query, state);
  if (powerLimit !== null) query.set(LIMIT, exactText(powerLimit));
  writeEnergy(query, energy);
  writeSet(query, set);
  return query.parts();
}

const NUMBER = /^-?[0-9]+(?:\.[0-9]+)?$/u;
const numberIn = (text: string | null): number => (NUMBER.test(text ?? "") ? Number(text) : Number.NaN);

/** The state that address parts describe; unreadable parts count as missing. */
export function stateOf(categoryCode: string, parts: Iterable<AddressPart>): OperatingState {
  const query = queryOf(parts);
  const limit = numberIn(query.get(LIMIT));
  return {
    ...readRunning(query),
    duty: figuresOfCategory(categoryCode).flatMap(({ code }) => {
      const figure = { code, value: numberIn(query.get(code)) };
      return isDutyFigure(figure) ? [{ ...figure, deviationRate: null }] : [];
    }),
    powerLimit: limit > 0 ? limit : null,
    energy: readEnergy(query),
    set: readSet(query),
  };
}
