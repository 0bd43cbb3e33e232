/** Many sets of numbers in sequence: set `at` is `members` from `starts[at]` up to `starts[at + 1]`, ascending. */
export interface Sets {
  readonly starts: Uint32Array<ArrayBuffer>;
  readonly members: Uint32Array<ArrayBuffer>;
}

export const countSets = ({ starts }: Sets): number => starts.length - 1;

export const membersOf = ({ starts, members }: Sets, at: number): Uint32Array =>
  members.subarray(starts[at], starts[at + 1]);

/** @param lists each ascending and without repetition */
export function setsOf(lists: readonly ArrayLike<number>[]): Sets {
  const starts = new Uint32Array(lists.length + 1);
  lists.forEach((list, at) => (starts[at + 1] = starts[at]! + list.length));
  const members = new Uint32Array(starts[lists.length]!);
  lists.forEach((list, at) => members.set(list, starts[at]));
  return { starts, members };
}

/** For each number below `width`, the sets that contain it. */
export function transposed(sets: Sets, width: number): Sets {
  const starts = new Uint32Array(width + 1);
  for (const member of sets.members) starts[member + 1]!++;
  for (let at = 0; at < width; at++) starts[at + 1]! += starts[at]!;
  const next = starts.slice();
  const members = new Uint32Array(sets.members.length);
  for (let set = 0; set < countSets(sets); set++)
    for (const member of membersOf(sets, set)) members[next[member]!++] = set;
  return { starts, members };
}

/** Sets as rows of bits, for fast membership tests. */
export function bitsOf(sets: Sets, width: number): (set: number, member: number) => boolean {
  const words = (width + 31) >>> 5;
  const bits = new Uint32Array(countSets(sets) * words);
  for (let set = 0; set < countSets(sets); set++)
    for (const member of membersOf(sets, set)) bits[set * words + (member >>> 5)]! |= 1 << (member & 31);
  return (set, member) => ((bits[set * words + (member >>> 5)]! >>> (member & 31)) & 1) === 1;
}
