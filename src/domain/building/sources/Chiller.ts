import type { PropertyCode } from "../../catalogue/properties.ts";
import { PROPERTY } from "../../catalogue/properties.ts";
import { SOURCE_PROPERTY } from "../../catalogue/sourceProperties.ts";
import type { ChosenMachine } from "../systems/judgeMachine.ts";
import type { Compressor } from "./chillerLimits.ts";
import type { PartLoadStandard } from "./coldSources.ts";

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

interface StatedProduct {
  readonly id: string;
  readonly model: string;
  readonly brandName: string | null;
  readonly productSeriesName: string | null;
  readonly isSample: boolean;
}
type Stated = readonly { readonly code: string; readonly value: number | string | null }[];

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
function partLoadStandard(name: unknown): PartLoadStandard | null {
  if (typeof name !== "string") return null;
  return name.includes("AHRI") ? "ahri" : name.includes("GB") ? "gb" : null;
}

/** What a product states of itself as a chiller; null where its capacity is not stated. */
export function readChiller(product: StatedProduct, stated: Stated): Chiller | null {
  const values = new Map(stated.map(({ code, value }) => [code, value]));
  const number = (code: PropertyCode): number | null => {
    const value = values.get(code);
    return typeof value === "number" && value > 0 ? value : null;
  };
  const capacity = number(PROPERTY.coolingCapacity);
  if (capacity === null) return null;
  const input = number(PROPERTY.inputPower);
  const named = values.get(PROPERTY.productType);
  const type = typeof named === "string" ? named : "";
  const partLoad = number(SOURCE_PROPERTY.partLoadValue);
  const condenserFlow = number(PROPERTY.condenserWaterFlow);
  return {
    id: product.id,
    model: product.model,
    brand: product.brandName ?? "",
    series: product.productSeriesName ?? "",
    isSample: product.isSample,
    type,
    cooling: coolingOf(type, condenserFlow),
    compressor: COMPRESSOR_WORDS.find(([word]) => type.includes(word))?.[1] ?? null,
    isVariable: type.includes("磁悬浮") || type.includes("变频"),
    capacity,
    // COP is the one over the other.
    cop: number(PROPERTY.performanceCoefficient) ?? (input === null ? null : capacity / input),
    iplv:
      partLoad === null
        ? null
        : { value: partLoad, standard: partLoadStandard(values.get(SOURCE_PROPERTY.partLoadStandard)) },
    flow: number(PROPERTY.waterFlow),
    loss: number(PROPERTY.waterPressureDrop),
    condenserFlow,
  };
}
