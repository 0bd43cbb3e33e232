import { describe } from "vitest";
import { fewestModels } from "#domain/building/batch/optimum/fewestModels.ts";
import { greedyCover } from "#domain/building/batch/optimum/greedyCover.ts";
import { limitedProblem } from "#domain/building/batch/optimum/limit/limitedProblem.ts";
import { LimitedSearch } from "#domain/building/batch/optimum/limit/LimitedSearch.ts";
import { objectiveProblem } from "#domain/building/batch/optimum/objective.ts";
import { OptimumSearch } from "#domain/building/batch/optimum/OptimumSearch.ts";
import { BUILDING_SLACK, fanCoilBuilding } from "../tests/support/fanCoilBuilding.ts";
import { coverModel, medianModel, solveByHighs, type PeerAnswer } from "./highsPeer.ts";
import { measure } from "./measure.ts";

const ONCE = { iterations: 1, time: 0, warmupIterations: 0, warmupTime: 0 } as const;
/**
 * Time limit of the peer for one question, in seconds. It checks the clock only now and then, so it ends somewhat
 * later.
 */
const LIMIT = 60;

/**
 * The numbers of models that the peer is asked about, one run for each; for the smallest building it finds a
 * proof.
 */
const BUILDINGS: readonly { rooms: number; fanCoils: number; asked: readonly number[] }[] = [
  { rooms: 1_000, fanCoils: 800, asked: [16, 24] },
  { rooms: 2_000, fanCoils: 2_000, asked: [100] },
  { rooms: 20_000, fanCoils: 2_000, asked: [] },
];

const percent = (share: number) => `${(100 * share).toFixed(2)} %`;
const secondsSince = (began: number) => (performance.now() - began) / 1000;

/** Most models on each floor, and number of floors, by the number of rooms. */
const MOST_ON_FLOOR = 10;
const FLOORS: Readonly<Record<number, number>> = { 2_000: 10, 20_000: 40 };

/** Greatest ratio of our plan to the best, in a small part of the peer's time. */
const NEAR = 1.05;

const peerText = ({ found, bound, seconds, isProved }: PeerAnswer): string => {
  if (isProved) return `HiGHS proves ${found.toFixed(0)} in ${seconds.toFixed(1)} s`;
  const plan = found === Infinity ? "no plan" : found.toFixed(0);
  return `HiGHS ends at its limit after ${seconds.toFixed(1)} s with ${plan}, at least ${bound.toFixed(0)}`;
};

describe.each(BUILDINGS)("$rooms rooms, $fanCoils fan coils", ({ rooms, fanCoils, asked }) => {
  const tell = (line: string) => process.stdout.write(`${rooms} rooms: ${line}\n`);
  const candidates = fanCoilBuilding(rooms, fanCoils);
  const ones = new Float64Array(rooms).fill(1);
  const weights = { rooms: ones, units: ones, tested: ones };
  const question = { objective: "fewest", slack: BUILDING_SLACK, noiseLimit: null } as const;
  const problem = objectiveProblem(candidates, question, weights, []);
  const sizes = candidates.models.map(({ size }) => size);
  const greedy = greedyCover(problem.rows, problem.models).length;
  tell(`${problem.rows.members.length} pairs in ${candidates.bytes} bytes, greedy ${greedy} models`);
  // Run once and not as a row of the table, because rows are run several times.
  const peerCover = solveByHighs(coverModel(problem.rows, problem.models), LIMIT);
  tell(`fewest models: ${peerText(peerCover)}`);
  const peerPlans = asked.map((k) => ({ k, ...solveByHighs(medianModel(problem, k), LIMIT) }));
  for (const peer of peerPlans) tell(`at most ${peer.k} models: ${peerText(peer)}`);

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
      if (chosen.length < peerCover.bound - 0.5) throw new Error("fewer than the peer proves");
      const ratio = secondsSince(began) / peerCover.seconds;
      tell(`${chosen.length} models, at least ${bound}, in ${ratio.toFixed(3)} of HiGHS' time`);
    },
    ONCE,
  );
  measure(
    "all plans, with their bounds",
    () => {
      const began = performance.now();
      const search = new OptimumSearch(candidates, weights, problem);
      const costOf = (k: number) =>
        search.found?.steps.findLast(({ models }) => models <= k)?.cost ?? Infinity;
      let first = 0;
      let version = 0;
      const nearAfter = new Map<number, number>();
      for (const _ of search.run()) {
        if (search.version === version || (first > 0 && nearAfter.size === peerPlans.length)) continue;
        version = search.version;
        if (first === 0 && search.found !== null) first = secondsSince(began);
        for (const { k, found } of peerPlans)
          if (!nearAfter.has(k) && costOf(k) <= NEAR * found) nearAfter.set(k, secondsSince(began));
      }
      const { steps = [] } = search.found ?? {};
      const gaps = steps.map(({ cost, bound }) => cost / Math.max(bound, 1) - 1);
      if (steps.length === 0) throw new Error("no plan was found");
      tell(
        `${steps.length} plans in ${secondsSince(began).toFixed(1)} s, the first after ${(1000 * first).toFixed(0)} ms, ` +
          `at most ${percent(Math.max(...gaps))} above their bounds, ` +
          `on average ${percent(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length)}`,
      );
      for (const { k, found, bound, seconds } of peerPlans) {
        if (costOf(k) < bound - 0.5) throw new Error("less than the peer proves");
        const near = nearAfter.get(k) ?? NaN;
        tell(
          `at most ${k} models: ${costOf(k)} is ${percent(costOf(k) / found - 1)} off HiGHS' plan; within 5 % of that ` +
            `after ${near.toFixed(2)} s, ${(near / seconds).toFixed(3)} of its time`,
        );
      }
    },
    ONCE,
  );
  const floors = FLOORS[rooms];
  if (floors === undefined) return;
  measure(
    `all plans of at most ${MOST_ON_FLOOR} models on each of ${floors} floors, with their bounds`,
    () => {
      const began = performance.now();
      const partOf = Int32Array.from({ length: rooms }, (_, room) => Math.floor((room * floors) / rooms));
      const fixed = Array.from({ length: floors }, () => []);
      const building = { candidates, weights, partOf, fixed, most: MOST_ON_FLOOR };
      const looking = limitedProblem(building, question);
      let looked = looking.next();
      while (looked.done !== true) looked = looking.next();
      const { short } = looked.value;
      const search = new LimitedSearch(building, looked.value);
      let first = 0;
      for (const _ of search.run()) if (first === 0 && search.version > 0) first = secondsSince(began);
      const { steps = [], fewest } = search.found ?? {};
      const gaps = steps.map(({ cost, bound }) => cost / Math.max(bound, 1) - 1);
      if (fewest === undefined || steps.some(({ mostInPart = Infinity }) => mostInPart > MOST_ON_FLOOR))
        throw new Error("a plan has too many models on a floor");
      tell(
        `${floors} floors, at most ${MOST_ON_FLOOR} models each: ${short.length} floors are short; fewest ${fewest.models}, at least ` +
          `${fewest.bound}; ${steps.length} plans in ${secondsSince(began).toFixed(1)} s, the first after ` +
          `${(1000 * first).toFixed(0)} ms, at most ${percent(Math.max(...gaps))} above their bounds, on average ` +
          `${percent(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length)}, the last ${percent(gaps.at(-1) ?? NaN)}`,
      );
    },
    ONCE,
  );
});
