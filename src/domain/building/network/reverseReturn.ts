import type { Segment, Terminal } from "./Network.ts";

/** A main whose return runs in the same direction (同程); lengths in m, from the plant. */
export interface ReverseReturn {
  /** Stretches of the supply: stretch i leads to the branch of terminal i. */
  readonly supply: readonly number[];
  /** Stretches of the return: stretch i leads from terminal i to the next, and the last one back to the plant. */
  readonly back: readonly number[];
  /** Length of each branch, one way */
  readonly branch: number;
  /** β of every segment; ζ of the branches only. */
  readonly share: number;
  readonly zeta: number;
  readonly terminals: readonly Pick<Terminal, "id" | "flow" | "loss">[];
}

/**
 * Segments of a reverse return. Supply stretch i carries the terminals i … N, return stretch i the terminals 1 …
 * i; both are single pipes. A branch leads to the supply and, with its mirror, to the return. The run refuses a
 * stretch without a length.
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
