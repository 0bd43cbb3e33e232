import { describe } from "vitest";
import { fitCurve } from "#domain/curve/fitCurve.ts";
import { yearlyEnergy } from "#domain/energy/yearlyEnergy.ts";
import { flow } from "#domain/units.ts";
import { measuredFrom } from "../tests/support/curveMaker.ts";
import { energyQuestion, pumpOfD14, yearUnder } from "../tests/support/energyMaker.ts";
import { plainYear } from "../tests/support/plain/energy/plainYear.ts";
import { measure } from "./measure.ts";

const ROWS = 24;
/** The loads of a long histogram: 25 to 100 % of the design flow. */
const rows = Array.from({ length: ROWS }, (_, at) => ({
  share: 0.25 + (0.75 * at) / (ROWS - 1),
  hours: 300,
}));

/** Pumps of all sizes, each with a duty just below its curve. */
const questions = Array.from({ length: 500 }, (_, at) => {
  const last = 30 + at;
  const head = (q: number) => (20 + (at % 40)) * (1 - 0.6 * (q / last) ** 2);
  return energyQuestion({
    machine: pumpOfD14({
      pressure: fitCurve(measuredFrom(head, 0.1 * last, last, 12)),
      efficiency: fitCurve(measuredFrom((q) => 78 - 60 * (q / last - 0.7) ** 2, 0.1 * last, last, 12)),
    }),
    duty: { flow: flow(0.75 * last), value: 0.98 * head(0.75 * last) },
    rows,
    ratedPower: 160,
    statedDrive: 0.96,
    leastRate: 0.3,
  });
});
const once = { iterations: 1, time: 0, warmupIterations: 0 };

function checkCounted(energy: number): void {
  if (!(energy > 0)) throw new Error("no year of any pump was computed");
}

describe.each([50, 500])(`a profile of ${ROWS} rows over %d candidates`, (count) => {
  const asked = questions.slice(0, count);
  measure("four ways of control", () =>
    checkCounted(
      asked.reduce(
        (sum, question) =>
          sum +
          yearlyEnergy(question).ways.reduce((all, { year }) => all + (year.ok ? year.value.energy : 0), 0),
        0,
      ),
    ),
  );
  measure(
    "five of them under one way, on a dense grid",
    () =>
      checkCounted(asked.slice(0, 5).reduce((sum, question) => sum + plainYear(question, "systemCurve"), 0)),
    once,
  );
  measure("the same five under four ways", () =>
    checkCounted(
      asked.slice(0, 5).reduce((sum, question) => sum + yearUnder("systemCurve", question).energy, 0),
    ),
  );
});
