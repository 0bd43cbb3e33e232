import type { PropertyCode } from "../../catalogue/properties.ts";
import { PROPERTY } from "../../catalogue/properties.ts";
import { SOURCE_PROPERTY } from "../../catalogue/sourceProperties.ts";
import type { ChosenMachine } from "../systems/judgeMachine.ts";
import type { Compressor } from "./chillerLimits.ts";
import type { PartLoadStandard } from "./coldSources.ts";
import { namedProduct, readStated, type Stated, type StatedProduct } from "../systems/statedProduct.ts";

export type ChillerCooling = "water" | "air";

/** An IPLV as it is stated: values by different standards are different quantities. */
export interface StatedPartLoad {
  readonly value: number;
  /** null where the product does not say by which. */
  readonly standard: PartLoadStandard | null;
}

/** A chiller as the catalogue states it; null where it does not. */
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
  /** null where none is stated; absent of machines that were taken before it was asked for. */
  readonly iplv?: StatedPartLoad | null | undefined;
  /** m³/h and kPa of the evaporator at its rating, m³/h of the condenser */
  readonly flow: number | null;
  readonly loss: number | null;
  readonly condenserFlow: number | null;
}

/** What is asked of the catalogue's chillers. */
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

/** By the name of its type; one that states condenser water is cooled by it. */
function coolingOf(type: string, condenserFlow: number | null): ChillerCooling | null {
  if (type.includes("水冷")) return "water";
  if (type.includes("风冷")) return "air";
  return condenserFlow === null ? null : "water";
}

/** By the name of the standard, which a person may have typed. */
function partLoadStandard(name: string): PartLoadStandard | null {
  return name.includes("AHRI") ? "ahri" : name.includes("GB") ? "gb" : null;
}

/** What a product states of itself as a chiller; null where its capacity is not stated. */
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
    // COP is the one over the other.
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
