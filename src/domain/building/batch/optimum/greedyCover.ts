import { countSets, membersOf, transposed, type Sets } from "./Sets.ts";

/**
 * A cover by taking repeatedly the model that serves the most unserved rooms (the first of equal ones); models
 * that have become unnecessary are removed at the end. At most H(d) times the fewest models, where d is the number
 * of rooms of the largest model.
 *
 * @param begin models that are taken first, as far as each serves an unserved room
 */
export function greedyCover(rooms: Sets, models: number, begin: readonly number[] = []): number[] {
  const roomsOf = transposed(rooms, models);
  const served = new Uint32Array(countSets(rooms));
  const gains = new Uint32Array(models);
  for (let model = 0; model < models; model++) gains[model] = membersOf(roomsOf, model).length;
  const chosen: number[] = [];
  let left = countSets(rooms);

  function take(model: number): void {
    chosen.push(model);
    for (const room of membersOf(roomsOf, model)) {
      if (served[room]!++ > 0) continue;
      left--;
      for (const other of membersOf(rooms, room)) gains[other]!--;
    }
  }

  for (const model of begin) if (gains[model]! > 0) take(model);
  while (left > 0) {
    let best = 0;
    for (let model = 1; model < models; model++) if (gains[model]! > gains[best]!) best = model;
    if (gains[best] === 0) throw new RangeError("a room has no candidate");
    take(best);
  }
  return withoutSuperfluous(chosen, roomsOf, served);
}

/** Removes unnecessary models, the last taken first; updates the counts in `served`. */
function withoutSuperfluous(chosen: readonly number[], roomsOf: Sets, served: Uint32Array): number[] {
  const kept = chosen.toReversed().filter((model) => {
    const rooms = membersOf(roomsOf, model);
    if (!rooms.every((room) => served[room]! > 1)) return true;
    for (const room of rooms) served[room]!--;
    return false;
  });
  return kept.sort((a, b) => a - b);
}
