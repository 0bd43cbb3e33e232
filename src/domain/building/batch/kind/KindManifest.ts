import type { CategoryCode } from "../../../catalogue/categories.ts";
import type { PropertyCode } from "../../../catalogue/properties.ts";
import type { RequestField } from "../../selection/RequestField.ts";
import type { ParameterFilter } from "../../selection/parameterQuestion.ts";

/** The figures of a room that a table of results may show. */
export type ShownRoomFigure = "roomArea" | "coolingLoad" | "heatLoad" | "airSupplyVolume";

/**
 * What a kind of equipment is, as plain data. Its addresses, tabs, links, worker clients, its call of the contract and
 * what is answered of its products' parameters all follow from it.
 */
export interface KindManifest {
  /** Names its folders in the other rooms, too. */
  readonly name: string;
  readonly categoryCode: CategoryCode;
  /** Of its batch screen: the first is the one that links use, the others are its aliases. */
  readonly paths: readonly [string, ...string[]];
  readonly words: {
    /** 风机盘管 */
    readonly title: string;
    /** 型号: what a product is told by. */
    readonly model: string;
    /** 未找到合适型号 */
    readonly noMatch: string;
    /** The dialog when the server finds an input unreasonable. */
    readonly unreasonableInput: string;
    /** 已选产品 */
    readonly chosen: string;
    /** What a product of a plan is off what its room needs; 余量 if absent. */
    readonly excess?: string;
    /** 台: what units are counted by. */
    readonly counter: string;
  };
  /** Below the static files: stands for a product without a picture; the sign of the category if absent. */
  readonly drawing?: `/${string}.svg`;
  /** What is shown of a room before its quantities, in order. */
  readonly roomFigures: readonly ShownRoomFigure[];
  /** What its request says beside what every kind asks with; `satisfies RequestFields` of that request. */
  readonly requestFields: Readonly<Record<string, RequestField>>;
  /** The properties that each filter of a call for parameters stands for, in the order answered; none where none is named. */
  readonly parameters: Readonly<Partial<Record<ParameterFilter | "unnamed", readonly PropertyCode[]>>>;
}
