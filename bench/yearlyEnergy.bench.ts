import { describe } from "vitest";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import { highestCrossing } from "#domain/physics/curve/operatingPoint.ts";
import { throughOrigin } from "#domain/physics/curve/systemCurve.ts";
import { yearlyEnergy } from "#domain/products/energy/yearlyEnergy.ts";
import { flow, resistance } from "#domain/base/units.ts";
import { measuredFrom } from "../tests/support/curveMaker.ts";
import { energyQuestion, pumpOfD14, yearUnder } from "../tests/support/energyMaker.ts";
import { parabolaCrossings } from "../tests/support/parabolaCrossings.ts";
import { plainYear } from "../tests/support/plain/energy/plainYear.ts";
import { measure } from "./measure.ts";

const MOST_ROWS = 24;
const CANDIDATES = 500;
/** Candidates for the dense grid, which is so slow that a few are enough. */
const FEW = 2;
const once = { iterations: 1, time: 0, warmupIterations: 0 };

/** The loads of a histogram: 25 to 100 % of the design flow. */
const loads = (rows: number) =>
  Array.from({ length: rows }, (_, at) => ({ share: 0.25 + (0.75 * at) / (rows - 1), hours: 300 }));

/** Pumps of all sizes, each with a duty just below its curve. */
const questions = Array.from({ length: CANDIDATES }, (_, at) => {
  const last = 30 + at;
  const head = (q: number) => (20 + (at % 40)) * (1 - 0.6 * (q / last) ** 2);
  return energyQuestion({
    machine: pumpOfD14({
      pressure: fitCurve(measuredFrom(head, 0.1 * last, last, 12)),
      efficiency: fitCurve(measuredFrom((q) => 78 - 60 * (q / last - 0.7) ** 2, 0.1 * last, last, 12)),
    }),
    duty: { flow: flow(0.75 * last), value: 0.98 * head(0.75 * last) },
    ratedPower: 160,
    statedDrive: 0.96,
    leastRate: 0.3,
  });
});

function checkCounted(energy: number): void {
  if (!(energy > 0)) throw new Error("no year of any pump was computed");
}

const sizes = [100, CANDIDATES].flatMap((candidates) => [8, MOST_ROWS].map((rows) => ({ candidates, rows })));

describe.each(sizes)("a profile of $rows rows over $candidates candidates", ({ candidates, rows }) => {
  const asked = questions.slice(0, candidates).map((question) => ({ ...question, rows: loads(rows) }));
  measure("four methods of control", () =>
    checkCounted(
      asked.reduce(
        (sum, question) =>
          sum +
          yearlyEnergy(question).methods.reduce(
            (all, { year }) => all + (year.ok ? year.value.energy : 0),
            0,
          ),
        0,
      ),
    ),
  );
  measure(`${FEW} of them under one method, on a dense grid`, () => checkPlain(), once);
  measure(`the same ${FEW} under four methods`, () =>
    checkCounted(
      asked.slice(0, FEW).reduce((sum, question) => sum + yearUnder("systemCurve", question).energy, 0),
    ),
  );
  function checkPlain() {
    checkCounted(asked.slice(0, FEW).reduce((sum, question) => sum + plainYear(question, "systemCurve"), 0));
  }
});

describe.each([100, CANDIDATES])(`similar flows of ${MOST_ROWS} loads of each of %d candidates`, (count) => {
  const asked = questions.slice(0, count).flatMap(({ machine, duty }) =>
    loads(MOST_ROWS).map(({ share }) => ({
      curve: machine.pressure,
      // A system of constant pressure: each load has its own parabola.
      k: duty.value / (share * duty.flow) ** 2,
    })),
  );
  const sum = (similar: (at: (typeof asked)[number]) => number) =>
    checkCounted(asked.reduce((all, at) => all + (similar(at) || 0), 0));
  measure("in buffers of all, and no derivative solved where a curve falls all along", () =>
    sum(({ curve, k }) => highestCrossing(curve, throughOrigin(resistance(k)))),
  );
  measure("by every derivative, in buffers of each", () =>
    sum(({ curve, k }) => parabolaCrossings(curve, k).at(-1) ?? 0),
  );
});
