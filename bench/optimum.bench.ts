import { describe } from "vitest";
import { fewestModels } from "#domain/batch/optimum/fewestModels.ts";
import { greedyCover } from "#domain/batch/optimum/greedyCover.ts";
import { objectiveProblem } from "#domain/batch/optimum/objective.ts";
import { OptimumSearch } from "#domain/batch/optimum/OptimumSearch.ts";
import { BUILDING_SLACK, fanCoilBuilding } from "../tests/support/fanCoilBuilding.ts";
import { coverModel, medianModel, solveByHighs, type PeerAnswer } from "./highsPeer.ts";
import { measure } from "./measure.ts";

const ONCE = { iterations: 1, time: 0, warmupIterations: 0, warmupTime: 0 } as const;
/** Seconds that the peer may work on one question. It looks at its clock now and then: it ends somewhat later. */
const LIMIT = 60;

/** The numbers of models that the peer is asked about, each a run of its own; at the smallest building it comes to a proof. */
const BUILDINGS: readonly { rooms: number; fanCoils: number; asked: readonly number[] }[] = [
  { rooms: 1_000, fanCoils: 800, asked: [16, 24] },
  { rooms: 2_000, fanCoils: 2_000, asked: [100] },
  { rooms: 20_000, fanCoils: 2_000, asked: [] },
];

const percent = (share: number) => `${(100 * share).toFixed(2)} %`;
const secondsSince = (began: number) => (performance.now() - began) / 1000;

/** What the peer says, and how it compares: above its best, and in what part of its time. */
function peerText({ found, bound, seconds, isProved }: PeerAnswer, own: number, ownSeconds: number): string {
  const said = isProved
    ? `proves ${found.toFixed(0)}`
    : `ends at its limit with ${found === Infinity ? "no plan" : found.toFixed(0)}, at least ${bound.toFixed(0)}`;
  const above = isProved
    ? `${percent(own / found - 1)} above it`
    : `${percent(own / bound - 1)} above its bound`;
  return `HiGHS ${said} in ${seconds.toFixed(1)} s; own ${own} is ${above} in ${(ownSeconds / seconds).toFixed(3)} of its time`;
}

describe.each(BUILDINGS)("$rooms rooms, $fanCoils fan coils", ({ rooms, fanCoils, asked }) => {
  const tell = (line: string) => process.stdout.write(`${rooms} rooms: ${line}\n`);
  const candidates = fanCoilBuilding(rooms, fanCoils);
  const weights = { rooms: new Float64Array(rooms).fill(1), units: new Float64Array(rooms).fill(1) };
  const question = { objective: "fewest", slack: BUILDING_SLACK, noiseLimit: null } as const;
  const problem = objectiveProblem(candidates, question, weights, []);
  const sizes = candidates.models.map(({ size }) => size);
  const greedy = greedyCover(problem.rows, problem.models).length;
  tell(`${problem.rows.members.length} pairs in ${candidates.bytes} bytes, greedy ${greedy} models`);
  let cover = { models: Infinity, seconds: 0 };
  let plans = { steps: [] as readonly { models: number; cost: number }[], seconds: 0 };

  measure("plain greedy", () => greedyCover(problem.rows, problem.models), ONCE);
  measure(
    "fewest models, with their bound",
    () => {
      const began = performance.now();
      const steps = fewestModels(problem.rows, problem.models, { fixed: [], sizes });
      let step = steps.next();
      while (step.done !== true) step = steps.next();
      const { chosen, bound } = step.value;
      if (chosen.length > greedy || bound > chosen.length) throw new Error("worse than plain greedy");
      cover = { models: chosen.length, seconds: secondsSince(began) };
      tell(`${chosen.length} models, at least ${bound}`);
    },
    ONCE,
  );
  measure(
    "fewest models by HiGHS",
    () => {
      const answer = solveByHighs(coverModel(problem.rows, problem.models), LIMIT);
      if (answer.isProved && cover.models < answer.found) throw new Error("fewer than proved");
      tell(`fewest models: ${peerText(answer, cover.models, cover.seconds)}`);
    },
    ONCE,
  );
  measure(
    "all plans, with their bounds",
    () => {
      const began = performance.now();
      const search = new OptimumSearch(candidates, weights, problem);
      let first = 0;
      for (const _ of search.run()) if (first === 0 && search.found !== null) first = secondsSince(began);
      const { steps = [] } = search.found ?? {};
      const gaps = steps.map(({ cost, bound }) => cost / Math.max(bound, 1) - 1);
      if (steps.length === 0) throw new Error("no plan was found");
      plans = { steps, seconds: secondsSince(began) };
      tell(
        `${steps.length} plans in ${plans.seconds.toFixed(1)} s, the first after ${(1000 * first).toFixed(0)} ms, ` +
          `at most ${percent(Math.max(...gaps))} above their bounds, ` +
          `on average ${percent(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length)}`,
      );
    },
    ONCE,
  );
  for (const k of asked)
    measure(
      `one plan of at most ${k} models by HiGHS`,
      () => {
        const own = plans.steps.findLast(({ models }) => models <= k)?.cost ?? NaN;
        const answer = solveByHighs(medianModel(problem, k), LIMIT);
        if (answer.isProved && own < answer.found - 0.5) throw new Error("less than proved");
        // All of the own plans together, with their bounds, against one of the peer's.
        tell(`at most ${k} models: ${peerText(answer, own, plans.seconds)}`);
      },
      ONCE,
    );
});
