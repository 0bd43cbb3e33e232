import { describe } from "vitest";
import { fewestModels } from "#domain/batch/optimum/fewestModels.ts";
import { greedyCover } from "#domain/batch/optimum/greedyCover.ts";
import { joinCandidates } from "#domain/batch/optimum/BuildingCandidates.ts";
import { objectiveProblem } from "#domain/batch/optimum/objective.ts";
import { OptimumSearch } from "#domain/batch/optimum/OptimumSearch.ts";
import { fanCoilCandidates } from "#domain/selection/fanCoil/fanCoilCandidates.ts";
import { fanCoilColumns } from "#domain/selection/fanCoil/fanCoilColumns.ts";
import { candidateMatrix, unpackCandidates } from "#domain/selection/roomCandidates.ts";
import { conditions, makeFanCoils, makeRooms } from "../tests/support/fanCoilMaker.ts";
import { measure } from "./measure.ts";

const FAN_COILS = 2_000;
const STATES = 12;
const SLACK = 0.3;
const ONCE = { iterations: 1, time: 0, warmupIterations: 0, warmupTime: 0 } as const;

const coils = makeFanCoils(FAN_COILS);
const columns = fanCoilColumns(coils);
const asked = conditions({ checks: ["totalCooling", "sensibleCooling"] });

/** What the worker knows once the server has answered. */
function candidatesOf(count: number) {
  const found = fanCoilCandidates(columns, makeRooms(count, STATES), asked, SLACK);
  const { used, bits, excess, least } = candidateMatrix(found);
  const models = Array.from(used, (row) => ({
    id: columns.ids[row]!,
    model: columns.models[row]!,
    name: "",
    seriesName: null,
    isSample: true,
    size: columns.levels.MEDIUM_LEVEL.totalCooling[row]!,
    inputPower: null,
    noise: null,
  }));
  const rows = unpackCandidates(
    { models, bits: "", excess: "", least },
    bits,
    new Uint8Array(excess.buffer),
    count,
  );
  if (rows === null) throw new Error("the matrix does not fit its own measures");
  return { ...joinCandidates([{ models, least, rows }]), bytes: bits.length + 2 * excess.length };
}

describe.each([2_000, 20_000])("%i rooms, 2,000 fan coils", (count) => {
  const candidates = candidatesOf(count);
  const weights = { rooms: new Float64Array(count).fill(1), units: new Float64Array(count).fill(1) };
  const question = { objective: "fewest", slack: SLACK, noiseLimit: null } as const;
  const problem = objectiveProblem(candidates, question, weights, []);
  const sizes = candidates.models.map(({ size }) => size);
  const greedy = greedyCover(problem.rows, problem.models).length;
  process.stdout.write(
    `${count} rooms: ${problem.rows.members.length} pairs in ${candidates.bytes} bytes, greedy ${greedy} models\n`,
  );

  measure("plain greedy", () => greedyCover(problem.rows, problem.models), ONCE);
  measure(
    "fewest models, with their bound",
    () => {
      const steps = fewestModels(problem.rows, problem.models, { fixed: [], sizes });
      let step = steps.next();
      while (step.done !== true) step = steps.next();
      const { chosen, bound } = step.value;
      if (chosen.length > greedy || bound > chosen.length) throw new Error("worse than plain greedy");
      process.stdout.write(`${count} rooms: ${chosen.length} models, at least ${bound}\n`);
    },
    ONCE,
  );
  measure(
    "all plans, with their bounds",
    () => {
      const search = new OptimumSearch(candidates, weights, problem);
      const began = performance.now();
      let first = 0;
      for (const _ of search.run())
        if (first === 0 && search.found !== null) first = performance.now() - began;
      const { steps = [] } = search.found ?? {};
      const gap = steps.reduce((most, { cost, bound }) => Math.max(most, cost / Math.max(bound, 1) - 1), 0);
      if (steps.length === 0) throw new Error("no plan was found");
      process.stdout.write(
        `${count} rooms: ${steps.length} plans, the first after ${first.toFixed(0)} ms, ` +
          `at most ${(100 * gap).toFixed(1)} % above their bounds\n`,
      );
    },
    ONCE,
  );
});
