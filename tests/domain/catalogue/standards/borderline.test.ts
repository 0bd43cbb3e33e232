import { expect, it } from "vitest";
import { wattsPerAirVolume } from "#domain/physics/curve/power.ts";
import { judgeEfficiency } from "#domain/catalogue/standards/judgeEfficiency.ts";
import { judgePowerPerAirVolume } from "#domain/catalogue/standards/powerPerAirVolumeLimit.ts";
import { isBorderline, saidState } from "#domain/catalogue/standards/StandardVerdict.ts";

const found = { standard: "S", table: "T", limits: { 1: 80, 2: 75, 3: 70 }, arithmetic: [] };
const judged = (efficiency: number) => judgeEfficiency(found, efficiency, 3);

it("calls what stands within a billionth of a limit borderline, on either side, and nothing else", () => {
  expect([70, 70 * (1 + 9e-10), 70 * (1 - 9e-10)].map((value) => isBorderline(value, 70))).toEqual([
    true,
    true,
    true,
  ]);
  expect([70 * (1 + 2e-9), 70 * (1 - 2e-9), 71].map((value) => isBorderline(value, 70))).toEqual([
    false,
    false,
    false,
  ]);
});

it("says 临界 of the grade that was asked for, and only tells of a limit within the error of a fit", () => {
  expect([69, 70, 72, 80].map((value) => saidState(judged(value)))).toEqual([
    "fail",
    "borderline",
    "pass",
    "pass",
  ]);
  expect([70, 72, 80].map((value) => judged(value))).toMatchObject([
    { borderlineGrade: 3, grade: 3 },
    { borderlineGrade: null, grade: 3 },
    { borderlineGrade: 1, grade: 1 },
  ]);
  expect([69.4, 69.6, 70.4, 70.6, 74.7].map((value) => judged(value).state)).toEqual([
    "fail",
    "fail",
    "pass",
    "pass",
    "pass",
  ]);
  expect([69.4, 69.6, 70.4, 70.6, 74.7].map((value) => judged(value))).toMatchObject([
    { borderlineGrade: null, grade: null },
    { borderlineGrade: 3, grade: null },
    { borderlineGrade: 3, grade: 3 },
    { borderlineGrade: null, grade: 3 },
    { borderlineGrade: 2, grade: 3 },
  ]);
});

it("says so of the power per air volume", () => {
  const stateOf = (value: number) =>
    judgePowerPerAirVolume(wattsPerAirVolume(value), wattsPerAirVolume(0.3)).state;
  expect([0.2, 0.1 + 0.2, 0.3, 0.31].map(stateOf)).toEqual(["pass", "borderline", "borderline", "fail"]);
});
