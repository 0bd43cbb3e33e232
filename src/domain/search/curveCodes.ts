import { FAN, PUMP, WATER_SUPPLY_SET } from "../catalogue/categories.ts";
import { PROPERTY } from "../catalogue/properties.ts";
import type { CurveQuantity } from "../curve/curveQuantities.ts";
import { entriesOf, keyed, lookUp, type Keyed } from "../keyed.ts";

/** A speed mode of the wire: a double-speed fan has a high and a low set of figures, each measured. */
export type SpeedMode = "SINGLE_SPEED" | "DOUBLE_SPEED";

/** One way in which a category is searched by curve. Codes are properties, their columns hold the rated values. */
export interface CurveForm {
  /** Whose products are meant; null where a category knows no speed modes. */
  readonly speed: SpeedMode | null;
  readonly flow: string;
  /** Total pressure or head. */
  readonly value: string;
  /** The curve that meets the system curve. */
  readonly quantity: CurveQuantity;
  /** Pumps are not searched by flow alone. */
  readonly isValueRequired: boolean;
  /** Compared with the low set's rated values. */
  readonly low: readonly string[];
  /** Properties whose value at the operating point is read from their own curve. */
  readonly running: Keyed<CurveQuantity>;
  /** The running efficiency that power per air volume is reckoned with, where the category has one. */
  readonly airVolumeEfficiency: string | null;
  /** kW, the first that a product states: decides between equally near products. */
  readonly power: readonly string[];
}

const single: CurveForm = {
  speed: "SINGLE_SPEED",
  flow: PROPERTY.airFlow,
  value: PROPERTY.totalPressure,
  quantity: "totalPressure",
  isValueRequired: false,
  low: [],
  running: keyed({ [PROPERTY.totalPressureEfficiency]: "totalPressureEfficiency" }),
  airVolumeEfficiency: PROPERTY.totalPressureEfficiency,
  power: [PROPERTY.motorPower],
};

const double: CurveForm = {
  speed: "DOUBLE_SPEED",
  flow: PROPERTY.highSpeedAirFlow,
  value: PROPERTY.highSpeedTotalPressure,
  quantity: "totalPressure",
  isValueRequired: false,
  low: [PROPERTY.lowSpeedAirFlow, PROPERTY.lowSpeedTotalPressure],
  running: keyed({ [PROPERTY.highSpeedEfficiency]: "totalPressureEfficiency" }),
  airVolumeEfficiency: null,
  power: [PROPERTY.highSpeedMotorPower, PROPERTY.motorPower],
};

const pump: CurveForm = {
  speed: null,
  flow: PROPERTY.airFlow,
  value: PROPERTY.head,
  quantity: "head",
  isValueRequired: true,
  low: [],
  running: keyed({
    [PROPERTY.pumpEfficiency]: "efficiency",
    [PROPERTY.npsh]: "npsh",
    [PROPERTY.shaftPower]: "shaftPower",
  }),
  airVolumeEfficiency: null,
  power: [PROPERTY.motorPower, PROPERTY.shaftPower],
};

const FORMS = keyed<readonly CurveForm[]>({
  [FAN]: [single, double],
  [PUMP]: [pump],
  [WATER_SUPPLY_SET]: [pump],
});

/** The curve forms of a category; none where it is not searched by curve. */
export const curveFormsOf = (categoryCode: string): readonly CurveForm[] => lookUp(FORMS, categoryCode) ?? [];

/** Every curve that a search of the category reads. */
export const searchedQuantities = (categoryCode: string): readonly CurveQuantity[] => [
  ...new Set(
    curveFormsOf(categoryCode).flatMap(({ quantity, running }) => [
      quantity,
      ...entriesOf(running).map(([, read]) => read),
    ]),
  ),
];
