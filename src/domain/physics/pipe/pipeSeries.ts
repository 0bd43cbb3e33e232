import { keyed, lookUp } from "../../base/keyed.ts";
import { toVerify, type Marked } from "../../base/marked.ts";
import { roundBore } from "./conduit.ts";
import { sizesOf, type SizeLimits, type Sizes } from "./Sizes.ts";

/** Nominal size and inner diameter in mm. */
export interface PipeSize {
  readonly dn: number;
  readonly inner: number;
}
export interface PipeSeries {
  readonly name: string;
  /** Inner diameters depend on the manufacturer's wall thickness. */
  readonly sizes: Marked<readonly PipeSize[]>;
  /** K in mm, of closed and of open circuits. */
  readonly roughness: Readonly<Record<Circuit, Marked<number>>>;
}

/** Closed circuits keep oxygen out; open ones, such as those of cooling towers, corrode. */
export type Circuit = "closed" | "open";

const pairs = (...sizes: readonly (readonly [number, number])[]): readonly PipeSize[] =>
  sizes.map(([dn, inner]) => ({ dn, inner }));

const STEEL_ROUGHNESS: PipeSeries["roughness"] = {
  closed: toVerify(0.2, "闭式水系统钢管 K 0.2 mm，二手资料"),
  open: toVerify(0.5, "开式水系统钢管 K 0.5 mm"),
};
const SMOOTH: PipeSeries["roughness"] = {
  closed: toVerify(0.01, "铜管、塑料管 K 0.01 mm"),
  open: toVerify(0.01, "铜管、塑料管 K 0.01 mm"),
};

const WELDED = pairs(
  [15, 15.7],
  [20, 21.3],
  [25, 27.3],
  [32, 35.4],
  [40, 41.3],
  [50, 52.7],
  [65, 68.1],
  [80, 80.9],
  [100, 106.3],
  [125, 131.7],
  [150, 159.3],
);
const SEAMLESS = pairs(
  [100, 100],
  [125, 125],
  [150, 150],
  [200, 207],
  [250, 259],
  [300, 309],
  [350, 359],
  [400, 408],
  [450, 462],
  [500, 512],
);
/** Steel pipe is welded up to this size and seamless from the next. */
const LARGEST_WELDED = 80;

const SERIES = keyed<PipeSeries>({
  steel: {
    name: "钢管（DN80 及以下焊接钢管，以上无缝钢管）",
    sizes: toVerify(
      [...WELDED.filter(({ dn }) => dn <= LARGEST_WELDED), ...SEAMLESS],
      "GB/T 3091 普通壁厚、GB/T 8163",
    ),
    roughness: STEEL_ROUGHNESS,
  },
  welded: {
    name: "焊接钢管",
    sizes: toVerify(WELDED, "GB/T 3091 普通壁厚"),
    roughness: STEEL_ROUGHNESS,
  },
  seamless: { name: "无缝钢管", sizes: toVerify(SEAMLESS, "GB/T 8163"), roughness: STEEL_ROUGHNESS },
  "ppr S3.2": {
    name: "PP-R 管 S3.2",
    sizes: toVerify(
      pairs(
        [20, 14.4],
        [25, 18],
        [32, 23.2],
        [40, 29],
        [50, 36.2],
        [63, 45.8],
        [75, 54.4],
        [90, 65.4],
        [110, 79.8],
      ),
      "GB/T 18742",
    ),
    roughness: SMOOTH,
  },
  copper: {
    name: "铜管",
    sizes: toVerify(
      pairs(
        [15, 13],
        [18, 16],
        [22, 20],
        [28, 25.6],
        [35, 32],
        [42, 39],
        [54, 50],
        [67, 63],
        [76, 72],
        [108, 103],
      ),
      "GB/T 18033",
    ),
    roughness: SMOOTH,
  },
});

/** Finds `steel`, `welded`, `seamless`, `ppr S3.2` or `copper`; undefined for any other name. */
export const pipeSeries = (name: string): PipeSeries | undefined => lookUp(SERIES, name);

interface VelocityRow {
  readonly dn: number;
  /** m/s, upper end of the recommended range */
  readonly closed: number;
  readonly open: number;
  /** Lower end, for closed circuits; null where the source states none. */
  readonly least: number | null;
}
const velocities = (
  ...rows: readonly (readonly [dn: number, closed: number, open: number, least: number | null])[]
): readonly VelocityRow[] => rows.map(([dn, closed, open, least]) => ({ dn, closed, open, least }));

/** Recommended velocities by size: 360doc.cn 59276694_927452409; DN450 and DN500 are to be verified. */
const VELOCITIES = toVerify(
  velocities(
    [15, 0.5, 0.4, 0.4],
    [20, 0.6, 0.5, 0.5],
    [25, 0.7, 0.6, 0.6],
    [32, 0.9, 0.8, 0.7],
    [40, 1, 0.9, 0.8],
    [50, 1.2, 1, 0.9],
    [65, 1.4, 1.2, 1.1],
    [80, 1.6, 1.4, 1.2],
    [100, 1.8, 1.6, 1.3],
    [125, 2, 1.8, 1.5],
    [150, 2.2, 2, 1.6],
    [200, 2.5, 2.3, 1.8],
    [250, 2.6, 2.4, 1.8],
    [300, 2.9, 2.4, 1.9],
    [350, 2.5, 2.1, 1.6],
    [400, 2.6, 2.3, 1.8],
    [450, 2.6, 2.3, null],
    [500, 2.6, 2.3, null],
  ),
  "推荐流速表（360doc.cn 59276694_927452409），DN450、DN500 待核对",
);

/** m/s: that of the largest tabulated size not above the given one; of DN15 for smaller pipes. */
export const velocityLimit = (circuit: Circuit, dn: number): number => velocityRow(dn)[circuit];
const velocityRow = (dn: number): VelocityRow =>
  VELOCITIES.value.findLast((each) => each.dn <= dn) ?? VELOCITIES.value[0]!;

/** m/s: lower end of the recommended range; null for open circuits, and where the source has none. */
export const velocityLeast = (circuit: Circuit, dn: number): number | null =>
  circuit === "closed" ? velocityRow(dn).least : null;

/**
 * Whether a velocity lies outside its range. `low` is information, not a fault: the size is the smallest that
 * passes, or locked.
 */
export function velocityRemark(circuit: Circuit, dn: number, velocity: number): "low" | "high" | null {
  if (velocity > velocityLimit(circuit, dn)) return "high";
  const least = velocityLeast(circuit, dn);
  return least !== null && velocity < least ? "low" : null;
}

/** Pa/m; 100 to 300 are in use, 100 to 400 in ASHRAE's chart. */
export const PIPE_FRICTION_MOST = toVerify(300, "比摩阻上限 300 Pa/m，工程常用 100–300");

/** The sizes of a series in the form that sizing uses. */
export const pipeSizes = (sizes: readonly PipeSize[]): Sizes =>
  sizesOf(sizes.map(({ dn, inner }) => ({ name: `DN${dn}`, ...roundBore(inner) })));

/** @param friction R_max, Pa/m */
export const pipeLimits = (
  sizes: readonly PipeSize[],
  circuit: Circuit,
  friction = PIPE_FRICTION_MOST.value,
): SizeLimits => ({
  friction,
  velocity: Float64Array.from(sizes, ({ dn }) => velocityLimit(circuit, dn)),
});
