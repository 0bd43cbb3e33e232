import type { CategoryCode } from "../../../catalogue/categories.ts";
import type { PropertyCode } from "../../../catalogue/properties.ts";
import type { RequestField } from "../../selection/RequestField.ts";
import type { ParameterFilter } from "../../selection/parameterQuestion.ts";

/** The room figures that a table of results may show. */
export type ShownRoomFigure = "roomArea" | "coolingLoad" | "heatLoad" | "airSupplyVolume";

/**
 * A kind of equipment as plain data. Its addresses, tabs, links, worker clients, its call of the contract and the
 * answered product parameters all follow from it.
 */
export interface KindManifest {
  /** Also the name of its folders in other layers. */
  readonly name: string;
  readonly categoryCode: CategoryCode;
  /** Paths of its batch screen: links use the first, the others are aliases. */
  readonly paths: readonly [string, ...string[]];
  readonly words: {
    /** 风机盘管 */
    readonly title: string;
    /** The word for what identifies a product: 型号 or 规格. */
    readonly model: string;
    /** 未找到合适型号 */
    readonly noMatch: string;
    /** Text of the dialog when the server finds an input unreasonable. */
    readonly unreasonableInput: string;
    /** 已选产品 */
    readonly chosen: string;
    /** Name of the difference between a planned product and its room's requirement; 余量 if absent. */
    readonly excess?: string;
    /** The counter for units: 台. */
    readonly counter: string;
  };
  /**
   * Path below the static files of the drawing for products without a picture; if absent, the symbol of the
   * category.
   */
  readonly drawing?: `/${string}.svg`;
  /** Room figures that are shown before its quantities, in order. */
  readonly roomFigures: readonly ShownRoomFigure[];
  /** Request fields beyond those of every kind; `satisfies RequestFields` of that request. */
  readonly requestFields: Readonly<Record<string, RequestField>>;
  /**
   * For each filter of a call for parameters, the properties that it answers, in order; `unnamed` is for a call
   * without a filter. Nothing for a filter that is not listed.
   */
  readonly parameters: Readonly<Partial<Record<ParameterFilter | "unnamed", readonly PropertyCode[]>>>;
}
