import type { PropertyCode } from "../../catalogue/properties.ts";
import { PROPERTY } from "../../catalogue/properties.ts";
import { SOURCE_PROPERTY } from "../../catalogue/sourceProperties.ts";
import type { ChosenMachine } from "../systems/judgeMachine.ts";
import { namedProduct, readStated, type Stated, type StatedProduct } from "../systems/statedProduct.ts";

/** Boilers, or heat exchangers on a district network */
export const HEAT_MACHINE_KINDS = ["boiler", "exchanger"] as const;
export type HeatMachineKind = (typeof HEAT_MACHINE_KINDS)[number];
export const HEAT_MACHINE_NAMES: Readonly<Record<HeatMachineKind, string>> = {
  boiler: "锅炉",
  exchanger: "换热器",
};

/** A boiler or heat exchanger with the figures of its catalogue entry; null where one is not stated. */
export interface HeatMachine extends ChosenMachine {
  readonly series: string;
  readonly isSample: boolean;
  /** 燃气冷凝热水锅炉; empty where it is not stated. */
  readonly type: string;
  /** kW */
  readonly capacity: number;
  /** % as stated; null for an exchanger */
  readonly efficiency: number | null;
  /** m³/h of gas at its rating */
  readonly gas: number | null;
  /** m³/h and kPa of the heated water */
  readonly flow: number | null;
  readonly loss: number | null;
}

/** Properties that are requested for boilers and exchangers */
export const HEAT_CODES: readonly PropertyCode[] = [
  PROPERTY.heatingCapacity,
  SOURCE_PROPERTY.boilerEfficiency,
  SOURCE_PROPERTY.gasFlow,
  PROPERTY.waterFlow,
  PROPERTY.waterPressureDrop,
  PROPERTY.productType,
];

/** Reads a product as a boiler or heat exchanger; null if its capacity is not stated. */
export function readHeatMachine(product: StatedProduct, stated: Stated): HeatMachine | null {
  const { figure, text } = readStated(stated);
  const capacity = figure(PROPERTY.heatingCapacity);
  if (capacity === null) return null;
  return {
    ...namedProduct(product),
    type: text(PROPERTY.productType),
    capacity,
    efficiency: figure(SOURCE_PROPERTY.boilerEfficiency),
    gas: figure(SOURCE_PROPERTY.gasFlow),
    flow: figure(PROPERTY.waterFlow),
    loss: figure(PROPERTY.waterPressureDrop),
  };
}
