import { describe } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { DEFAULT_CHOICE, type EnergyChoice } from "#domain/products/energy/EnergyChoice.ts";
import type { YearQuestion } from "#domain/products/energy/searchedYear.ts";
import { lookUp } from "#domain/base/keyed.ts";
import { settingsOfRow, type EnergyColumns } from "#server/search/energyColumns.ts";
import type { SearchCategory } from "#server/search/SearchCategory.ts";
import { YearMemory } from "#server/search/YearMemory.ts";
import type { SettingsOf } from "#server/search/yearSettings.ts";
import { manyFans } from "../tests/support/manyFans.ts";
import { measure } from "./measure.ts";

const HISTOGRAM = Array.from({ length: 24 }, (_, at) => ({ share: 0.3 + 0.03 * at, amount: 300 }));
const CHOICES: readonly (readonly [string, Partial<EnergyChoice>])[] = [
  ["four loads", { hours: 4000, profile: "closedLoop", control: "systemCurve" }],
  [
    "24 loads, of no to three of three fans",
    { profile: { unit: "hours", rows: HISTOGRAM }, control: "systemCurve", isStaged: true },
  ],
];

/** Fans with the curves from which a search computes yearly energy. */
function fans(size: number): Pick<SearchCategory, "code" | "columns"> & { readonly energy: EnergyColumns } {
  const columns = manyFans(size);
  const curvesOf = (quantity: "totalPressure" | "totalPressureEfficiency") => {
    const curves = lookUp(columns.curves, quantity);
    if (curves === undefined) throw new Error(`no ${quantity}`);
    return { quantity, curves };
  };
  return {
    code: columns.categoryCode,
    columns,
    energy: {
      settings: Array.from({ length: size }, () => [{ speed: "", isScalable: true }]),
      curves: [[curvesOf("totalPressure"), curvesOf("totalPressureEfficiency")], []],
    },
  };
}

describe.each([614, 3519, 20_000])("%d fans by the energy of a year", (size) => {
  const category = fans(size);
  const all = Uint32Array.from({ length: size }, (_, row) => row);
  for (const [name, choice] of CHOICES) {
    const question: YearQuestion = {
      machine: "fan",
      figures: [
        { code: PROPERTY.airFlow, value: 12_000 },
        { code: PROPERTY.totalPressure, value: 400 },
        { code: "machineCount", value: 3 },
      ],
      choice: { ...DEFAULT_CHOICE, ...choice },
    };
    const settings: SettingsOf = (row) => settingsOfRow(category.energy, row);
    const energies = (years: YearMemory) =>
      years.energiesOf(category, all, question, () => Promise.resolve(settings));
    const check = (found: ArrayLike<number>) => {
      if (!Array.from(found).some((energy) => energy > 0)) throw new Error("no year of any fan was computed");
    };
    measure(`${name}, asked for the first time`, async () => check(await energies(new YearMemory())));
    const known = new YearMemory();
    measure(`${name}, the next page`, async () => check(await energies(known)));
  }
});
