import type {
  FanCoilInstallation,
  FanCoilMotor,
  FanCoilRows,
  FanCoilStructure,
} from "#domain/catalogue/properties.ts";
import type { StaticPressure } from "./sizeSeries.ts";

/** mm of the smallest size and how much each further size adds. */
export interface Casing {
  readonly length: readonly [first: number, step: number];
  readonly width: readonly [first: number, step: number];
  readonly height: readonly [first: number, step: number];
}

/** One way to build a fan coil, and the sizes in which it is built. */
export interface Family {
  /** In model numbers: W horizontal, L vertical, K cassette, B wall-mounted; A concealed, M exposed. */
  readonly letters: string;
  readonly structure: FanCoilStructure;
  readonly installation: FanCoilInstallation;
  readonly name: string;
  readonly largestSize: number;
  readonly rows: readonly FanCoilRows[];
  readonly staticPressures: readonly StaticPressure[];
  /** What casing and grille leave of the bare coil's capacity. */
  readonly capacity: number;
  readonly casing: Casing;
  /** kg of casing and grille on top of coil and fan. */
  readonly casingWeight: number;
}

const TWO_AND_THREE: readonly FanCoilRows[] = ["V000421", "V000422"];
const TWO: readonly FanCoilRows[] = ["V000421"];

/** Cassettes are built in, wall-mounted units are not: those are the combinations that exist. */
export const FAMILIES: readonly Family[] = [
  {
    letters: "WA",
    structure: "V000401",
    installation: "V000411",
    name: "卧式暗装",
    largestSize: 238,
    rows: TWO_AND_THREE,
    staticPressures: [12, 30, 50],
    capacity: 1,
    casing: { length: [680, 140], width: [470, 0], height: [235, 2] },
    casingWeight: 0,
  },
  {
    letters: "WM",
    structure: "V000401",
    installation: "V000412",
    name: "卧式明装",
    largestSize: 170,
    rows: TWO_AND_THREE,
    staticPressures: [0],
    capacity: 0.99,
    casing: { length: [860, 150], width: [510, 0], height: [255, 2] },
    casingWeight: 5,
  },
  {
    letters: "LA",
    structure: "V000402",
    installation: "V000411",
    name: "立式暗装",
    largestSize: 136,
    rows: TWO_AND_THREE,
    staticPressures: [0, 12],
    capacity: 1,
    casing: { length: [700, 140], width: [225, 0], height: [545, 0] },
    casingWeight: 1,
  },
  {
    letters: "LM",
    structure: "V000402",
    installation: "V000412",
    name: "立式明装",
    largestSize: 136,
    rows: TWO_AND_THREE,
    staticPressures: [0],
    capacity: 0.99,
    casing: { length: [880, 150], width: [235, 0], height: [620, 0] },
    casingWeight: 6,
  },
  {
    letters: "KA",
    structure: "V000403",
    installation: "V000411",
    name: "卡式暗装",
    largestSize: 170,
    rows: TWO_AND_THREE,
    staticPressures: [0],
    capacity: 1.01,
    casing: { length: [580, 60], width: [580, 60], height: [250, 8] },
    casingWeight: 6,
  },
  {
    letters: "BM",
    structure: "V000404",
    installation: "V000412",
    name: "壁挂明装",
    largestSize: 102,
    rows: TWO,
    staticPressures: [0],
    capacity: 0.985,
    casing: { length: [790, 90], width: [205, 6], height: [275, 10] },
    casingWeight: 2,
  },
];

/** What a row more and a better motor change against two rows and an AC motor. */
export const ROWS: Readonly<
  Record<
    FanCoilRows,
    {
      readonly letter: string;
      readonly cooling: number;
      readonly heating: number;
      readonly sensibleRatio: number;
      readonly pressureDrop: number;
      readonly weight: number;
    }
  >
> = {
  V000421: { letter: "2P", cooling: 1, heating: 1, sensibleRatio: 0.725, pressureDrop: 0.72, weight: 1 },
  V000422: {
    letter: "3P",
    cooling: 1.13,
    heating: 1.09,
    sensibleRatio: 0.7,
    pressureDrop: 0.92,
    weight: 1.14,
  },
};

export const MOTORS: Readonly<
  Record<
    FanCoilMotor,
    {
      readonly letter: string;
      readonly name: string;
      readonly power: number;
      /** Share of the input power left at medium speed: AC taps waste what they throttle. */
      readonly mediumPower: number;
      readonly noise: number;
    }
  >
> = {
  V000431: { letter: "", name: "", power: 1, mediumPower: 0.72, noise: 0 },
  V000432: { letter: "D", name: "直流无刷", power: 0.56, mediumPower: 0.5, noise: -1 },
};
