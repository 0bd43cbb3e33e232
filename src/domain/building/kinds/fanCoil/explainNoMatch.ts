import { PROPERTY } from "../../../catalogue/properties.ts";
import type { FanCoilFigure } from "./selection/FanCoil.ts";
import { figureOfAnyLevel } from "./selection/fanCoilProperty.ts";
import type { NoMatchReason } from "../../selection/multiRoom.ts";
import { explainReasons, type ReasonWords, type SpokenQuantity } from "../../batch/kind/explainReasons.ts";
import { FAN_COIL_COLUMNS } from "./fanCoilFigureColumns.ts";

/** The quantity in the words of a sentence. */
const QUANTITY: Readonly<Record<FanCoilFigure, string>> = {
  airFlow: "风量",
  totalCooling: "全冷",
  sensibleCooling: "显冷",
  latentCooling: "潜冷",
  heatMoistureRatio: "热湿比",
  heating: "制热",
};

function quantityOf(check: string): SpokenQuantity {
  if (check === PROPERTY.externalStaticPressure)
    return { name: "机外静压", unit: " Pa", digits: 0, bound: "range" };
  const figure = figureOfAnyLevel(check);
  const column = FAN_COIL_COLUMNS.find(({ key }) => key === figure);
  return figure === null || column === undefined
    ? { name: check, unit: "", digits: 2, bound: "floor" }
    : {
        name: QUANTITY[figure],
        unit: ` ${column.unit}`,
        digits: column.digits,
        bound: figure === "heatMoistureRatio" ? "ceiling" : "floor",
      };
}

export const FAN_COIL_REASONS: ReasonWords = {
  counter: "台",
  noRequirement: "没有可校核的负荷，补充房间负荷或调整校核项",
  noCandidates: "没有产品符合品牌、结构形式、安装形式等筛选条件",
  quantityOf,
  unknown: (check, subject) =>
    figureOfAnyLevel(check) === "heatMoistureRatio"
      ? `${subject}在此工况下不除湿，没有热湿比`
      : `${subject}未提供${quantityOf(check).name}`,
};

/** Why a room has no fan coil. */
export const explainNoMatch = (reasons: readonly NoMatchReason[]): string =>
  explainReasons(reasons, FAN_COIL_REASONS);
