import type { PropertyCode } from "../../catalogue/properties.ts";
import { PROPERTY } from "../../catalogue/properties.ts";
import { SOURCE_PROPERTY } from "../../catalogue/sourceProperties.ts";
import type { ChosenMachine } from "../systems/judgeMachine.ts";
import { namedProduct, readStated, type Stated, type StatedProduct } from "../systems/statedProduct.ts";

/** Boilers, or heat exchangers on a network. */
export const HEAT_WAYS = ["boiler", "exchanger"] as const;
export type HeatWay = (typeof HEAT_WAYS)[number];
export const HEAT_WAY_WORDS: Readonly<Record<HeatWay, string>> = { boiler: "锅炉", exchanger: "换热器" };

/** A boiler or heat exchanger as the catalogue states it; null where it does not. */
export interface HeatMachine extends ChosenMachine {
  readonly series: string;
  readonly isSample: boolean;
  /** 燃气冷凝热水锅炉; empty where it is not stated. */
  readonly type: string;
  /** kW */
  readonly capacity: number;
  /** %, as stated; none of an exchanger. */
  readonly efficiency: number | null;
  /** m³/h of gas at its rating */
  readonly gas: number | null;
  /** m³/h and kPa of the water that it heats */
  readonly flow: number | null;
  readonly loss: number | null;
}

/** What is asked of the catalogue's boilers and exchangers. */
export const HEAT_CODES: readonly PropertyCode[] = [
  PROPERTY.heatingCapacity,
  SOURCE_PROPERTY.boilerEfficiency,
  SOURCE_PROPERTY.gasFlow,
  PROPERTY.waterFlow,
  PROPERTY.waterPressureDrop,
  PROPERTY.productType,
];

/** What a product states of itself as a source of heat; null where its capacity is not stated. */
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
