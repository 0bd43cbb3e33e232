import { keyed, lookUp, type Keyed } from "../../base/keyed.ts";
import { toVerify } from "../../base/marked.ts";

/** ζ of fittings in pipes, related to the dynamic pressure of their own segment. */
const WATER_FITTINGS = toVerify(
  keyed({
    bend90Welded: 1,
    bend90Threaded: 1.5,
    bend45: 0.3,
    reducer: 0.5,
    widening: 1,
    teeThrough: 1,
    teeBranch: 1.5,
    gateValve: 0.2,
    globeValve: 6,
    checkValve: 2,
    strainer: 2.5,
    balancingValve: 2.5,
  }),
  "常用手册值，二手资料",
);

/** ζ of fittings in ducts. */
const AIR_FITTINGS = toVerify(
  keyed({
    bend90: 0.25,
    bend45: 0.15,
    reducer: 0.1,
    widening: 0.3,
    teeThrough: 0.1,
    teeBranch: 1,
    damper: 0.5,
    butterfly: 0.2,
    fireDamper: 0.5,
    flexibleJoint: 0.2,
    diffuser: 2,
    returnGrille: 1.5,
  }),
  "常用手册值，二手资料",
);

const FITTINGS: Readonly<Record<"water" | "air", Keyed<number>>> = {
  water: WATER_FITTINGS.value,
  air: AIR_FITTINGS.value,
};

/** Loss of fittings as a share of the friction, where none is known. */
export const LOCAL_SHARE = toVerify(0.5, "局部阻力按沿程阻力的 50 % 计");

export interface CountedFitting {
  readonly name: string;
  readonly count: number;
}
export interface FittingSum {
  readonly zeta: number;
  /** Fittings without a known ζ: they are named, never counted as 0. */
  readonly unknown: readonly string[];
}

/** Σζ of the fittings of a segment. */
export function sumFittings(medium: "water" | "air", fittings: readonly CountedFitting[]): FittingSum {
  const known = fittings.map(({ name, count }) => ({ name, count, zeta: lookUp(FITTINGS[medium], name) }));
  return {
    zeta: known.reduce((sum, { zeta, count }) => sum + (zeta ?? 0) * count, 0),
    unknown: known.filter(({ zeta }) => zeta === undefined).map(({ name }) => name),
  };
}
