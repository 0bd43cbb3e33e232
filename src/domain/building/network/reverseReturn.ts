import type { Segment, Terminal } from "./Network.ts";

/** A main with its return in the same direction (同程); m, from the plant. */
export interface ReverseReturn {
  /** Stretches of the supply: number i leads to the branch of terminal i. */
  readonly supply: readonly number[];
  /** Stretches of the return: number i leads from terminal i to the next, the last one back to the plant. */
  readonly back: readonly number[];
  /** Of each branch, one way */
  readonly branch: number;
  /** β and ζ of every segment, ζ of branches alone. */
  readonly share: number;
  readonly zeta: number;
  readonly terminals: readonly Pick<Terminal, "id" | "flow" | "loss">[];
}

/**
 * Segments of a reverse return: supply i carries terminals i … N, return i carries 1 … i, and both are single pipes. The
 * branches lead to the supply and, with their mirror, to the return. A stretch without a length is refused by the run.
 */
export function reverseReturn({ supply, back, branch, share, zeta, terminals: given }: ReverseReturn): {
  readonly segments: readonly Segment[];
  readonly terminals: readonly Terminal[];
} {
  const pipe = { pipes: 1, share, zeta: 0, level: "floor" } as const;
  const supplies = given.map((_, at): Segment => ({
    ...pipe,
    id: `S${at + 1}`,
    parent: at === 0 ? null : `S${at}`,
    length: supply[at] ?? Number.NaN,
  }));
  const returns = given.map((_, at): Segment => ({
    ...pipe,
    id: `R${at + 1}`,
    parent: at === given.length - 1 ? null : `R${at + 2}`,
    length: back[at] ?? Number.NaN,
    isReturn: true,
  }));
  const branches = given.map((_, at): Segment => ({
    ...pipe,
    id: `B${at + 1}`,
    parent: `S${at + 1}`,
    length: branch,
    pipes: 2,
    zeta,
    level: "terminal",
  }));
  const terminals = given.map((terminal, at): Terminal => ({
    ...terminal,
    segment: `B${at + 1}`,
    back: `R${at + 1}`,
  }));
  return { segments: [...supplies, ...branches, ...returns], terminals };
}
