/** External static pressures, Pa, for which a family may be rated. */
export const STATIC_PRESSURES = [0, 12, 30, 50] as const;
export type StaticPressure = (typeof STATIC_PRESSURES)[number];

/** One size at high speed: GB/T 19232 rated air flow, capacities and limits of a two-row unit. */
export interface Size {
  /** 68 in FP-68: the air flow in tens of m³/h. */
  readonly number: number;
  /** m³/h */
  readonly airFlow: number;
  /** kW at 27/19.5 °C and water 7/12 °C. */
  readonly cooling: number;
  /** kW at 21 °C and water 60 °C. */
  readonly heating: number;
  /** W, upper limits by static pressure. */
  readonly inputPower: Readonly<Record<StaticPressure, number>>;
  /** dB(A), upper limits by static pressure. */
  readonly noise: Readonly<Record<StaticPressure, number>>;
  /** kPa, upper limit. */
  readonly pressureDrop: number;
}

type Row = readonly [
  number: number,
  airFlow: number,
  coolingWatts: number,
  heatingWatts: number,
  power: readonly [low: number, at30: number, at50: number],
  noise: readonly [low: number, at30: number, at50: number],
  pressureDrop: number,
];

// GB/T 19232, basic specification and limits (verify). Units at 0 and 12 Pa share the row of low static pressure.
const ROWS: readonly Row[] = [
  [34, 340, 1800, 2700, [37, 44, 49], [37, 40, 42], 30],
  [51, 510, 2700, 4050, [52, 59, 66], [39, 42, 44], 30],
  [68, 680, 3600, 5400, [62, 72, 84], [41, 44, 46], 30],
  [85, 850, 4500, 6750, [76, 87, 100], [43, 46, 47], 30],
  [102, 1020, 5400, 8100, [96, 108, 118], [45, 47, 49], 40],
  [136, 1360, 7200, 10_800, [134, 156, 174], [46, 48, 50], 40],
  [170, 1700, 9000, 13_500, [152, 174, 210], [48, 50, 52], 40],
  [204, 2040, 10_800, 16_200, [189, 212, 250], [50, 52, 54], 40],
  [238, 2380, 12_600, 18_900, [228, 253, 300], [52, 54, 56], 50],
];

const byPressure = ([low, at30, at50]: readonly [number, number, number]) => ({
  0: low,
  12: low,
  30: at30,
  50: at50,
});

export const SIZES: readonly Size[] = ROWS.map(
  ([number, airFlow, cooling, heating, power, noise, pressureDrop]) => ({
    number,
    airFlow,
    cooling: cooling / 1000,
    heating: heating / 1000,
    inputPower: byPressure(power),
    noise: byPressure(noise),
    pressureDrop,
  }),
);
