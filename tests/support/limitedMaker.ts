import type { BuildingModel } from "#domain/building/batch/optimum/BuildingCandidates.ts";
import { limitedProblem, type LimitedProblem } from "#domain/building/batch/optimum/limit/limitedProblem.ts";
import { LimitedSearch } from "#domain/building/batch/optimum/limit/LimitedSearch.ts";
import { wantsOwnBest, type OptimumQuestion } from "#domain/building/batch/optimum/objective.ts";
import { asking, buildingOf, oneRoomEach, type PlainRoom } from "./optimumMaker.ts";

export interface LimitedRooms {
  readonly rooms: readonly PlainRoom[];
  readonly fixed: readonly number[];
}

function toTheEnd<Value>(run: Generator<unknown, Value>): Value {
  let step = run.next();
  while (step.done !== true) step = run.next();
  return step.value;
}

/** A finished search over parts; sums end with the best choice of each part. */
export function limitedSearch(
  parts: readonly LimitedRooms[],
  models: readonly BuildingModel[],
  most: number,
  question: Partial<OptimumQuestion> = {},
): { readonly search: LimitedSearch; readonly limited: LimitedProblem } {
  const rooms = parts.flatMap((part) => part.rooms);
  const building = {
    candidates: buildingOf(rooms, models),
    weights: oneRoomEach(rooms.length),
    partOf: Int32Array.from(parts.flatMap((part, at) => part.rooms.map(() => at))),
    fixed: parts.map(({ fixed }) => fixed),
    most,
  };
  const asked = asking(question);
  const limited = toTheEnd(limitedProblem(building, asked));
  const own = wantsOwnBest(asked.objective) ? { presentOf: () => new Set<number>() } : {};
  const search = new LimitedSearch(building, limited, own);
  toTheEnd(search.run());
  return { search, limited };
}
