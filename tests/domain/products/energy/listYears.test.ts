import { describe, expect, it } from "vitest";
import { DEFAULT_CHOICE, type EnergyChoice } from "#domain/products/energy/EnergyChoice.ts";
import { askedYears, choiceParts, isByYear, listChoice } from "#domain/products/energy/listYears.ts";
import { wrongChoice } from "#domain/products/energy/wrongChoice.ts";
import { EMPTY_LIST, type ListState } from "#domain/catalogue/listing/ListState.ts";

const CHOICE: EnergyChoice = { ...DEFAULT_CHOICE, hours: 4000, control: "systemCurve", poles: 2 };
const LIST: ListState = {
  ...EMPTY_LIST,
  duty: [{ code: "P000007", value: 100, deviationRate: null }],
  sort: { code: "yearlyEnergy", direction: "ASC" },
};

describe("the years of a list", () => {
  it("are computed for what its address says, and for nothing of its own", () => {
    expect(choiceParts(DEFAULT_CHOICE)).toEqual([]);
    expect(listChoice({ energy: choiceParts(CHOICE) })).toEqual(CHOICE);
    expect(listChoice({ energy: [["energyHours", "-3"]] })).toBe(DEFAULT_CHOICE);
  });

  it("are asked for with a duty, their order and all that they need", () => {
    const energy = choiceParts(CHOICE);
    expect(askedYears({ ...LIST, energy })).toEqual(CHOICE);
    // No input is required first: the whole year counts until other hours are entered.
    expect(askedYears(LIST)).toBe(DEFAULT_CHOICE);
    expect(askedYears({ ...LIST, energy, sort: null })).toBeNull();
    expect(isByYear({ ...LIST, duty: [] })).toBe(false);
  });
});

describe("wrongChoice", () => {
  const places = (choice: Partial<EnergyChoice>) =>
    wrongChoice({ ...DEFAULT_CHOICE, ...choice }).map(({ path }) => path);
  const rows = (...amounts: readonly number[]) => amounts.map((amount) => ({ share: 1, amount }));

  it("names hours that are missing and loads that are no year", () => {
    expect(places({})).toEqual([]);
    expect(places({ hours: null })).toEqual(["energy.hours"]);
    expect(places({ hours: 4000 })).toEqual([]);
    expect(places({ profile: { unit: "hours", rows: rows(4000, 4784) } })).toEqual([]);
    expect(places({ profile: { unit: "hours", rows: rows(4000, 4785) } })).toEqual(["energy.profile.rows"]);
    expect(places({ profile: { unit: "hours", rows: rows(0) } })).toEqual(["energy.profile.rows"]);
    expect(places({ hours: 10, profile: { unit: "time", rows: rows(0.4, 0.6) } })).toEqual([]);
    expect(places({ hours: null, profile: { unit: "time", rows: rows(0.4) } })).toEqual([
      "energy.profile.rows",
      "energy.hours",
    ]);
    const motor = (full: number, half: number) => [
      { load: 1, efficiency: full },
      { load: 0.5, efficiency: half },
    ];
    expect(places({ motorEfficiencies: motor(0.93, 0.92) })).toEqual([]);
    // No motor can have these efficiencies: its loss at no load would be negative.
    expect(places({ motorEfficiencies: motor(0.9, 0.99) })).toEqual(["energy.motorEfficiencies"]);
  });
});
