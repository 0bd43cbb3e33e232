import type { BoundedCover } from "./coverBounds.ts";
import { countSets, membersOf, transposed, type Sets } from "./Sets.ts";

const NODES_PER_YIELD = 64;

/**
 * Searches all covers that could have fewer models than the known one: branches on the room with the fewest
 * remaining candidates. A branch ends when nothing better is possible in it, judged by the remaining rooms divided
 * by the most that one model serves, or by rooms without a common candidate (ENGINEERING-2, G.2, step 6). A
 * complete search proves the cover optimal; after `mostNodes` it returns the given bound.
 */
export function* branchCover(
  rooms: Sets,
  models: number,
  known: BoundedCover,
  mostNodes: number,
): Generator<BoundedCover, BoundedCover> {
  const search = new CoverSearch(rooms, models, known.chosen);
  let nodes = 0;
  for (const _ of search.search(known.bound)) {
    if (++nodes > mostNodes) return { chosen: search.best, bound: known.bound };
    if (nodes % NODES_PER_YIELD === 0) yield { chosen: search.best, bound: known.bound };
  }
  return { chosen: search.best, bound: search.best.length };
}

class CoverSearch {
  best: readonly number[];
  readonly #rooms: Sets;
  readonly #roomsOf: Sets;
  readonly #served: Uint32Array;
  /** Candidates that an earlier branch has searched are barred in later ones. */
  readonly #isBarred: Uint8Array;
  readonly #marks: Uint32Array;
  readonly #taken: number[] = [];
  #mark = 0;

  constructor(rooms: Sets, models: number, best: readonly number[]) {
    this.best = best;
    this.#rooms = rooms;
    this.#roomsOf = transposed(rooms, models);
    this.#served = new Uint32Array(countSets(rooms));
    this.#isBarred = new Uint8Array(models);
    this.#marks = new Uint32Array(models);
  }

  /** Yields at every node. Nothing better than `bound` is sought. */
  *search(bound: number): Generator<void> {
    yield;
    if (this.best.length <= bound) return;
    const room = this.#narrowest();
    if (room === null) {
      if (this.#taken.length < this.best.length) this.best = this.#taken.toSorted((a, b) => a - b);
      return;
    }
    if (this.#taken.length + this.#atLeast() >= this.best.length) return;
    const candidates = [...membersOf(this.#rooms, room)].filter((model) => this.#isBarred[model] === 0);
    candidates.sort((a, b) => this.#gain(b) - this.#gain(a) || a - b);
    for (const model of candidates) {
      this.#take(model, 1);
      yield* this.search(bound);
      this.#take(model, -1);
      this.#isBarred[model] = 1;
    }
    for (const model of candidates) this.#isBarred[model] = 0;
  }

  #take(model: number, by: 1 | -1): void {
    if (by === 1) this.#taken.push(model);
    else this.#taken.pop();
    for (const room of membersOf(this.#roomsOf, model)) this.#served[room]! += by;
  }

  #gain(model: number): number {
    let gain = 0;
    for (const room of membersOf(this.#roomsOf, model)) if (this.#served[room] === 0) gain++;
    return gain;
  }

  /** The room without a model that has the fewest remaining candidates; `null` if all rooms have a model. */
  #narrowest(): number | null {
    let narrowest: number | null = null;
    let fewest = Infinity;
    for (let room = 0; room < this.#served.length; room++) {
      if (this.#served[room]! > 0) continue;
      let count = 0;
      for (const model of membersOf(this.#rooms, room)) if (this.#isBarred[model] === 0) count++;
      if (count < fewest) [narrowest, fewest] = [room, count];
    }
    return narrowest;
  }

  /** Lower bound for the number of models that the remaining rooms need. */
  #atLeast(): number {
    this.#mark++;
    let left = 0;
    let apart = 0;
    let most = 1;
    for (let room = 0; room < this.#served.length; room++) {
      if (this.#served[room]! > 0) continue;
      left++;
      const candidates = membersOf(this.#rooms, room);
      if (candidates.some((model) => this.#isBarred[model] === 0 && this.#marks[model] === this.#mark))
        continue;
      apart++;
      for (const model of candidates) if (this.#isBarred[model] === 0) this.#marks[model] = this.#mark;
    }
    for (let model = 0; model < this.#isBarred.length; model++)
      if (this.#isBarred[model] === 0) most = Math.max(most, this.#gain(model));
    return Math.max(apart, Math.ceil(left / most));
  }
}
