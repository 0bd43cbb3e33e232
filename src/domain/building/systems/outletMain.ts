import { estimated } from "../../base/marked.ts";
import { sumFittings } from "../../physics/pipe/fittings.ts";
import type { Segment, Terminal } from "../network/Network.ts";

/** An outlet of an air system. */
export interface MainOutlet {
  /** m³/h */
  readonly flow: number;
  /** Total pressure, Pa */
  readonly loss: number;
}

/** A main with one branch and outlet after every step; m. */
export interface OutletMain {
  readonly outlets: readonly MainOutlet[];
  readonly first: number;
  readonly step: number;
  readonly branch?: number;
  /** ζ of the first segment, of the main past a branch, and of a branch; those of `MAIN_ZETA` if left out. */
  readonly zeta?: Partial<MainZeta>;
  /** Index of the limits for each segment of the main, and for all branches */
  readonly limits: { readonly main: readonly number[]; readonly branch: number };
}
interface MainZeta {
  readonly first: number;
  readonly through: number;
  readonly branch: number;
}

const zetaOf = (name: string): number => sumFittings("air", [{ name, count: 1 }]).zeta;
/** Bends and the flexible joint between the fan and the first branch; tees as in the table of fittings. */
const MAIN_ZETA: MainZeta = { first: 1.5, through: zetaOf("teeThrough"), branch: zetaOf("teeBranch") };
/** From the main to an outlet, m */
const BRANCH_LENGTH = estimated(3, "支管按 3 m 估算");

/** Segments M1, M2 … of the main and B1, B2 … of the branches, and the outlets by index */
export function outletMain({ outlets, first, step, branch, zeta, limits }: OutletMain): {
  readonly segments: readonly Segment[];
  readonly terminals: readonly Terminal[];
} {
  const own = { ...MAIN_ZETA, ...zeta };
  const duct = { pipes: 1, share: 0 } as const;
  const main = outlets.map((_, at): Segment => ({
    ...duct,
    id: `M${at + 1}`,
    parent: at === 0 ? null : `M${at}`,
    length: at === 0 ? first : step,
    zeta: at === 0 ? own.first : own.through,
    level: "floor",
    limits: limits.main[at] ?? 0,
  }));
  const branches = outlets.map((_, at): Segment => ({
    ...duct,
    id: `B${at + 1}`,
    parent: `M${at + 1}`,
    length: branch ?? BRANCH_LENGTH.value,
    zeta: own.branch,
    level: "terminal",
    limits: limits.branch,
  }));
  const terminals = outlets.map(({ flow, loss }, at): Terminal => ({
    id: String(at + 1),
    segment: `B${at + 1}`,
    flow,
    loss,
  }));
  return { segments: [...main, ...branches], terminals };
}
