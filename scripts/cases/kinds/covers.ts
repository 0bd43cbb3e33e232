import { disjointBound, lagrangeCover } from "#domain/building/batch/optimum/coverBounds.ts";
import { fewestModels } from "#domain/building/batch/optimum/fewestModels.ts";
import { greedyCover } from "#domain/building/batch/optimum/greedyCover.ts";
import { setsOf } from "#domain/building/batch/optimum/Sets.ts";
import { has, numberIn, type CaseKind, type Inputs } from "../CaseKind.ts";

type Rooms = readonly (readonly number[])[];

/** The result of a search that has ended. */
export function last<Value>(steps: Generator<unknown, Value>): Value {
  for (;;) {
    const { value, done } = steps.next();
    if (done === true) return value;
  }
}

/** `all 117 lines of AG(3,3): …`: {a, b, c} whose digits in base 3 each sum to 0 modulo 3. */
export function linesOf(digits: number): Rooms {
  const points = 3 ** digits;
  const third = (a: number, b: number) => {
    let c = 0;
    for (let place = 1; place < points; place *= 3)
      c += ((6 - (Math.floor(a / place) % 3) - (Math.floor(b / place) % 3)) % 3) * place;
    return c;
  };
  const lines: number[][] = [];
  for (let a = 0; a < points; a++)
    for (let b = a + 1; b < points; b++) if (third(a, b) > b) lines.push([a, b, third(a, b)]);
  return lines;
}

function roomsIn(inputs: Inputs): Rooms {
  const stated = inputs["rooms_candidates"] ?? inputs["rooms"];
  if (Array.isArray(stated)) return stated as Rooms;
  const digits = /AG\((?<digits>\d),3\)/u.exec(String(stated))?.groups?.["digits"];
  if (digits === undefined) throw new Error("no rooms with their candidates");
  return linesOf(Number(digits));
}

const STEPS = 500;
/** Largest case for which all sets are tried. */
const MOST_TRIED = 12;

/** All smallest sets of models that serve every room. */
function allOptima(rooms: Rooms, models: number, count: number): readonly (readonly number[])[] | null {
  if (models > MOST_TRIED) return null;
  const sets = Array.from({ length: 2 ** models }, (_, bits) =>
    Array.from({ length: models }, (__, model) => model).filter(
      (model) => Math.floor(bits / 2 ** model) % 2 === 1,
    ),
  );
  return sets.filter(
    (set) => set.length === count && rooms.every((room) => room.some((model) => set.includes(model))),
  );
}

function cover(inputs: Inputs) {
  const [rooms, models] = [roomsIn(inputs), numberIn(inputs, "models")];
  const sets = setsOf(rooms);
  const found = last(fewestModels(sets, models, { fixed: [], sizes: [] }));
  const greedy = greedyCover(sets, models);
  const bounded = last(
    lagrangeCover(sets, models, { chosen: greedy, bound: disjointBound(sets, models) }, STEPS),
  );
  return {
    fewest_models: found.chosen.length,
    proved_at_least: found.bound,
    all_optima: allOptima(rooms, models, found.chosen.length),
    greedy,
    greedy_count: greedy.length,
    greedy_lowest_index_ties: greedy.length,
    lp_bound: bounded.bound,
  };
}

export const COVER_KINDS: readonly CaseKind[] = [
  {
    name: "fewest models",
    fits: (of) =>
      has("models")(of) &&
      (has("rooms")(of) || has("rooms_candidates")(of)) &&
      "fewest_models" in of.expected,
    answer: ({ inputs }) => cover(inputs),
  },
];
