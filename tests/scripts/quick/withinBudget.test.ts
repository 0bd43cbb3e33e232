import { expect, it } from "vitest";
import { isShort, withinBudget } from "../../../scripts/quick/withinBudget.ts";

const units = ["a", "b", "c", "d"];
const specs = ["one", "two", "three"];
const each = (files: readonly string[], seconds: number) =>
  Object.fromEntries(files.map((file) => [file, seconds]));
const nothing = () => false;
const only =
  (...files: readonly string[]) =>
  (file: string) =>
    files.includes(file);

it("takes two files and nearly three specs at a time, and no file less than its own time", () => {
  const seconds = { ...each(units, 10), ...each(specs, 17) };
  expect(isShort({ units, specs }, seconds)).toBe(true);
  expect(isShort({ units, specs }, { ...seconds, a: 20 })).toBe(false);
  expect(isShort({ units: ["a"], specs: [] }, { a: 41 })).toBe(false);
});

it("runs the first ones before the whole gate", () => {
  const seconds = { ...each(units, 14), ...each(specs, 14) };
  expect(withinBudget({ units, specs: ["one"] }, seconds, nothing)).toEqual({
    units: ["a", "b"],
    specs: ["one"],
  });
  expect(withinBudget({ units, specs: [] }, seconds, nothing)).toEqual({ units, specs: [] });
});

it("passes over a file that takes too long by itself", () => {
  const seconds = { ...each(units, 5), b: 29, ...each(specs, 5), one: 60 };
  expect(withinBudget({ units, specs }, seconds, nothing)).toEqual({
    units: ["a", "c", "d"],
    specs: ["two", "three"],
  });
});

it("takes a file that has never run for one of some seconds", () => {
  const many = Array.from({ length: 50 }, (_, at) => `new${at}`);
  expect(withinBudget({ units: many, specs: [] }, {}, nothing).units).toHaveLength(28);
});

it("runs the first changed file of each kind whatever it takes, and what costs no time beside it", () => {
  const seconds = { ...each(units, 5), a: 61, ...each(specs, 15), one: 40 };
  expect(withinBudget({ units: ["a"], specs: ["one"] }, seconds, only("a", "one"))).toEqual({
    units: ["a"],
    specs: ["one"],
  });
  expect(withinBudget({ units, specs }, { ...seconds, b: 62 }, only("a", "b", ...specs))).toEqual({
    units: ["a", "c", "d"],
    specs,
  });
});

it("runs a changed spec that has never run, and leaves unit tests half of the time", () => {
  expect(withinBudget({ units: ["a"], specs }, {}, only("a", ...specs))).toEqual({
    units: ["a"],
    specs: ["one", "two"],
  });
  const seconds = { ...each(units, 10), one: 40 };
  expect(withinBudget({ units, specs: ["one"] }, seconds, only("one")).units).toEqual(["a", "b"]);
});
