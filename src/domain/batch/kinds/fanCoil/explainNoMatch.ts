import { formatNumber } from "../../../formatNumber.ts";
import type { FanCoilFigure } from "../../../selection/fanCoil/FanCoil.ts";
import { figureOfAnyLevel } from "../../../selection/fanCoil/fanCoilProperty.ts";
import type { NoMatchReason } from "../../../selection/multiRoom.ts";
import { FAN_COIL_COLUMNS } from "./fanCoilFigureColumns.ts";

/** The quantity as a sentence names it. */
const QUANTITY: Readonly<Record<FanCoilFigure, string>> = {
  airFlow: "风量",
  totalCooling: "全冷",
  sensibleCooling: "显冷",
  latentCooling: "潜冷",
  heatMoistureRatio: "热湿比",
  heating: "制热",
};

/** Two figures that differ must read differently: more decimals until they do. */
const MAX_DIGITS = 6;

/** Why a room has no fan coil: the quantity, what one unit must do and the best there is. */
export function explainNoMatch(reasons: readonly NoMatchReason[]): string {
  const nearest = reasons.find((reason) => reason.code === "combined");
  if (nearest === undefined) return reasons.map((reason) => sentence(reason, "候选产品")).join("；");
  // All of them speak of the nearest product: it is named once.
  const lacks = reasons.map((reason) => sentence(reason, "")).join("；");
  return `各项不能同时满足：最接近的 ${nearest.model} ${lacks}`;
}

function sentence(reason: NoMatchReason, subject: string): string {
  switch (reason.code) {
    case "no-requirement":
      return "没有可校核的负荷，补充房间负荷或调整校核项";
    case "no-candidates":
      return "没有产品符合品牌、结构形式、安装形式等筛选条件";
    case "summer-water-too-warm":
      return "夏季供水温度不低于室内干球温度，无法供冷";
    case "winter-water-too-cold":
      return "冬季供水温度不高于室内干球温度，无法供热";
    case "figure-unknown":
      return figureOfAnyLevel(reason.check) === "heatMoistureRatio"
        ? `${subject}在此工况下不除湿，没有热湿比`
        : `${subject}未提供${quantityOf(reason.check).name}`;
    case "short": {
      const { name, need, best, extreme } = compared(reason);
      return `单台需${name} ${need}，${extreme}可选 ${best}`;
    }
    case "combined": {
      const { name, need, best } = compared(reason);
      return `${name} ${best}，单台需 ${need}`;
    }
  }
}

function quantityOf(check: string) {
  const figure = figureOfAnyLevel(check);
  const column = FAN_COIL_COLUMNS.find(({ key }) => key === figure);
  return figure === null || column === undefined
    ? { figure, name: check, unit: "", digits: 2 }
    : { figure, name: QUANTITY[figure], unit: ` ${column.unit}`, digits: column.digits };
}

function compared(reason: { check: string; required: number; best: number }) {
  const { figure, name, unit, digits } = quantityOf(reason.check);
  let shown = digits;
  while (shown < MAX_DIGITS && formatNumber(reason.required, shown) === formatNumber(reason.best, shown))
    shown++;
  const isCeiling = figure === "heatMoistureRatio";
  return {
    name,
    need: `${isCeiling ? "不大于 " : ""}${formatNumber(reason.required, shown)}${unit}`,
    best: `${formatNumber(reason.best, shown)}${unit}`,
    extreme: isCeiling ? "最小" : "最大",
  };
}
