import {
  choice,
  INNER_DIAMETER,
  NOMINAL_SIZE,
  OUTER_DIAMETER,
  WALL_THICKNESS,
} from "./materialProperties.ts";
import { cited, NOT_VERIFIED, rounded, valuesOf, type LibraryCategory } from "./LibraryCategory.ts";

const PIPES = "M000100";

/**
 * ISO 4065: a pipe of series S is dn/(2S + 1) thick, rounded up to a tenth of a millimetre. The walls below are those
 * that the standards list; `followsSeries` says of one whether it is that thick, within the tenth by which they round.
 */
export const seriesWall = (outer: number, series: number) => outer / (2 * series + 1);
const TOLERANCE = 0.2;
const followsSeries = (outer: number, series: number, wall: number) =>
  wall >= rounded(seriesWall(outer, series), 2) - 0.05 && wall - seriesWall(outer, series) <= TOLERANCE;
const BY_SERIES = "壁厚与管系列公式 dn/(2S+1)（ISO 4065）相符";

const PPR_SERIES = choice("MP0008", "管系列", ["S5", "S4", "S3.2", "S2.5", "S2"]);
const PPR_WALLS: readonly (readonly [number, readonly number[]])[] = [
  [20, [2, 2.3, 2.8, 3.4, 4.1]],
  [25, [2.3, 2.8, 3.5, 4.2, 5.1]],
  [32, [2.9, 3.6, 4.4, 5.4, 6.5]],
  [40, [3.7, 4.5, 5.5, 6.7, 8.1]],
  [50, [4.6, 5.6, 6.9, 8.3, 10.1]],
  [63, [5.8, 7.1, 8.6, 10.5, 12.7]],
  [75, [6.8, 8.4, 10.3, 12.5, 15.1]],
  [90, [8.2, 10.1, 12.3, 15, 18.1]],
  [110, [10, 12.3, 15.1, 18.3, 22.1]],
  [125, [11.4, 14, 17.1, 20.8, 25.1]],
  [140, [12.7, 15.7, 19.2, 23.3, 28.1]],
  [160, [14.6, 17.9, 21.9, 26.6, 32.1]],
];

const seriesNumber = (series: string) => Number(series.slice(1));

export const pprPipes: LibraryCategory = {
  code: "M000105",
  parentCode: PIPES,
  name: "PP-R 管",
  standard: "GB/T 18742.2",
  unit: "m",
  source: cited("GB/T 18742.2"),
  definitions: [OUTER_DIAMETER, PPR_SERIES, WALL_THICKNESS, INNER_DIAMETER],
  materials: PPR_WALLS.flatMap(([outer, walls]) =>
    walls.map((wall, at) => {
      const series = PPR_SERIES.enumValues[at]!.code;
      return {
        name: "冷热水用聚丙烯管 PP-R",
        specification: `${series} dn${outer}×${wall}`,
        verifiedBy: followsSeries(outer, seriesNumber(series), wall) ? BY_SERIES : NOT_VERIFIED,
        values: valuesOf(
          [OUTER_DIAMETER, outer],
          [PPR_SERIES, series],
          [WALL_THICKNESS, wall],
          [INNER_DIAMETER, rounded(outer - 2 * wall, 1)],
        ),
      };
    }),
  ),
};

const SDR = choice("MP0009", "标准尺寸比", ["SDR11", "SDR17"]);
/** S = (SDR − 1)/2. */
const SERIES_OF_SDR = [5, 8] as const;
const PE_WALLS: readonly (readonly [number, number | null, number | null])[] = [
  [32, 3, null],
  [40, 3.7, null],
  [50, 4.6, null],
  [63, 5.8, null],
  [75, 6.8, 4.5],
  [90, 8.2, 5.4],
  [110, 10, 6.6],
  [125, 11.4, 7.4],
  [140, 12.7, 8.3],
  [160, 14.6, 9.5],
  [180, 16.4, 10.7],
  [200, 18.2, 11.9],
  [225, 20.5, 13.4],
  [250, 22.7, 14.8],
  [280, 25.4, 16.6],
  [315, 28.6, 18.7],
  [355, 32.2, 21.1],
  [400, 36.3, 23.7],
  [450, 40.9, 26.7],
  [500, 45.4, 29.7],
  [560, 50.8, 33.2],
  [630, 57.2, 37.4],
];

export const pePipes: LibraryCategory = {
  code: "M000106",
  parentCode: PIPES,
  name: "PE 给水管",
  standard: "GB/T 13663.2",
  unit: "m",
  source: cited("GB/T 13663.2"),
  definitions: [OUTER_DIAMETER, SDR, WALL_THICKNESS, INNER_DIAMETER],
  materials: PE_WALLS.flatMap(([outer, ...walls]) =>
    walls.flatMap((wall, at) => {
      if (wall === null) return [];
      const ratio = SDR.enumValues[at]!.code;
      return [
        {
          name: "给水用聚乙烯管 PE100",
          specification: `${ratio} dn${outer}×${wall}`,
          verifiedBy: followsSeries(outer, SERIES_OF_SDR[at]!, wall) ? BY_SERIES : NOT_VERIFIED,
          values: valuesOf(
            [OUTER_DIAMETER, outer],
            [SDR, ratio],
            [WALL_THICKNESS, wall],
            [INNER_DIAMETER, rounded(outer - 2 * wall, 1)],
          ),
        },
      ];
    }),
  ),
};

const DRAIN_WALLS: readonly (readonly [number, number])[] = [
  [32, 2],
  [40, 2],
  [50, 2],
  [75, 2.3],
  [90, 3],
  [110, 3.2],
  [125, 3.2],
  [160, 4],
  [200, 4.9],
  [250, 6.2],
  [315, 7.8],
];

export const drainPipes: LibraryCategory = {
  code: "M000107",
  parentCode: PIPES,
  name: "PVC-U 排水管",
  standard: "GB/T 5836.1",
  unit: "m",
  source: cited("GB/T 5836.1"),
  definitions: [OUTER_DIAMETER, WALL_THICKNESS, INNER_DIAMETER],
  materials: DRAIN_WALLS.map(([outer, wall]) => ({
    name: "建筑排水用硬聚氯乙烯管 PVC-U",
    specification: `dn${outer}×${wall}`,
    verifiedBy: NOT_VERIFIED,
    values: valuesOf(
      [OUTER_DIAMETER, outer],
      [WALL_THICKNESS, wall],
      [INNER_DIAMETER, rounded(outer - 2 * wall, 1)],
    ),
  })),
};

const IRON: readonly (readonly [number, number])[] = [
  [80, 98],
  [100, 118],
  [125, 144],
  [150, 170],
  [200, 222],
  [250, 274],
  [300, 326],
  [350, 378],
  [400, 429],
  [450, 480],
  [500, 532],
  [600, 635],
  [700, 738],
  [800, 842],
  [900, 945],
  [1000, 1048],
];
/** Class K9: 9 · (0.5 + 0.001 · DN) mm, at least 6. */
const LEAST_IRON_WALL = 6;
export const ironWall = (size: number) => Math.max(LEAST_IRON_WALL, rounded(9 * (0.5 + 0.001 * size), 1));

export const ironPipes: LibraryCategory = {
  code: "M000108",
  parentCode: PIPES,
  name: "球墨铸铁管",
  standard: "GB/T 13295",
  unit: "m",
  source: cited("GB/T 13295"),
  definitions: [NOMINAL_SIZE, OUTER_DIAMETER, WALL_THICKNESS],
  materials: IRON.map(([size, outer]) => ({
    name: "水用球墨铸铁管 K9",
    specification: `K9 DN${size}`,
    verifiedBy: NOT_VERIFIED,
    values: valuesOf([NOMINAL_SIZE, size], [OUTER_DIAMETER, outer], [WALL_THICKNESS, ironWall(size)]),
  })),
};
