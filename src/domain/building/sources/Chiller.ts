import type { PropertyCode } from "../../catalogue/properties.ts";
import { PROPERTY } from "../../catalogue/properties.ts";
import { SOURCE_PROPERTY } from "../../catalogue/sourceProperties.ts";
import type { ChosenMachine } from "../systems/judgeMachine.ts";
import type { Compressor } from "./chillerLimits.ts";
import type { PartLoadStandard } from "./coldSources.ts";
import { namedProduct, readStated, type Stated, type StatedProduct } from "../systems/statedProduct.ts";

export type ChillerCooling = "water" | "air";

/** A stated IPLV with its standard: values by different standards must not be compared. */
export interface StatedPartLoad {
  readonly value: number;
  /** null where the product does not name the standard */
  readonly standard: PartLoadStandard | null;
}

/** A chiller with the figures of its catalogue entry; null where one is not stated. */
export interface Chiller extends ChosenMachine {
  readonly series: string;
  readonly isSample: boolean;
  /** 水冷螺杆式; empty where it is not stated. */
  readonly type: string;
  readonly cooling: ChillerCooling | null;
  readonly compressor: Compressor | null;
  /** Its compressor runs at variable speed. */
  readonly isVariable: boolean;
  /** kW */
  readonly capacity: number;
  readonly cop: number | null;
  /** null where none is stated; absent in plants taken before the IPLV was kept. */
  readonly iplv?: StatedPartLoad | null | undefined;
  /** m³/h and kPa of the evaporator at its rating, m³/h of the condenser */
  readonly flow: number | null;
  readonly loss: number | null;
  readonly condenserFlow: number | null;
}

/** Properties that are requested for chillers */
export const CHILLER_CODES: readonly PropertyCode[] = [
  PROPERTY.coolingCapacity,
  PROPERTY.inputPower,
  PROPERTY.performanceCoefficient,
  SOURCE_PROPERTY.partLoadValue,
  SOURCE_PROPERTY.partLoadStandard,
  PROPERTY.waterFlow,
  PROPERTY.waterPressureDrop,
  PROPERTY.condenserWaterFlow,
  PROPERTY.productType,
];

const COMPRESSOR_WORDS: readonly (readonly [word: string, compressor: Compressor])[] = [
  ["螺杆", "screw"],
  ["离心", "centrifugal"],
  ["涡旋", "scroll"],
  ["活塞", "scroll"],
];

/** By the name of the type; a chiller that states a condenser flow is water-cooled. */
function coolingOf(type: string, condenserFlow: number | null): ChillerCooling | null {
  if (type.includes("水冷")) return "water";
  if (type.includes("风冷")) return "air";
  return condenserFlow === null ? null : "water";
}

/** By the name of the standard, which may be typed by hand */
function partLoadStandard(name: string): PartLoadStandard | null {
  return name.includes("AHRI") ? "ahri" : name.includes("GB") ? "gb" : null;
}

/** Reads a product as a chiller; null if its capacity is not stated. */
export function readChiller(product: StatedProduct, stated: Stated): Chiller | null {
  const { figure, text } = readStated(stated);
  const capacity = figure(PROPERTY.coolingCapacity);
  if (capacity === null) return null;
  const input = figure(PROPERTY.inputPower);
  const type = text(PROPERTY.productType);
  const partLoad = figure(SOURCE_PROPERTY.partLoadValue);
  const condenserFlow = figure(PROPERTY.condenserWaterFlow);
  return {
    ...namedProduct(product),
    type,
    cooling: coolingOf(type, condenserFlow),
    compressor: COMPRESSOR_WORDS.find(([word]) => type.includes(word))?.[1] ?? null,
    isVariable: type.includes("磁悬浮") || type.includes("变频"),
    capacity,
    // A COP that is not stated follows from capacity and input.
    cop: figure(PROPERTY.performanceCoefficient) ?? (input === null ? null : capacity / input),
    iplv:
      partLoad === null
        ? null
        : { value: partLoad, standard: partLoadStandard(text(SOURCE_PROPERTY.partLoadStandard)) },
    flow: figure(PROPERTY.waterFlow),
    loss: figure(PROPERTY.waterPressureDrop),
    condenserFlow,
  };
}
