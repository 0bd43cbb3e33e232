import { formatNumber } from "../../../formatNumber.ts";
import type { FanCoilFigure } from "../../../selection/fanCoil/FanCoil.ts";
import { figureOfProperty } from "../../../selection/fanCoil/fanCoilProperty.ts";
import type { Level, NoMatchReason } from "../../../selection/multiRoom.ts";
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
export const explainNoMatch = (reasons: readonly NoMatchReason[], level: Level): string =>
  reasons.map((reason) => sentence(reason, level)).join("；");

function sentence(reason: NoMatchReason, level: Level): string {
  switch (reason.code) {
    case "no-requirement":
      return "没有可校核的负荷，补充房间负荷或调整校核项";
    case "no-candidates":
      return "没有产品符合品牌、结构形式、安装形式等筛选条件";
    case "summer-water-too-warm":
      return "夏季供水温度不低于室内空气温度，无法供冷";
    case "winter-water-too-cold":
      return "冬季供水温度不高于室内干球温度，无法供热";
    case "figure-unknown":
      return `候选产品未提供${quantityOf(reason.check, level).name}`;
    case "short": {
      const { name, need, best, extreme } = compared(reason, level);
      return `单台需${name} ${need}，${extreme}可选 ${best}`;
    }
    case "combined": {
      const { name, need, best } = compared(reason, level);
      return `各项不能同时满足：最接近的 ${reason.model} ${name} ${best}，单台需 ${need}`;
    }
  }
}

function quantityOf(check: string, level: Level) {
  const figure = figureOfProperty(check, level);
  const column = FAN_COIL_COLUMNS.find(({ key }) => key === figure);
  return figure === null || column === undefined
    ? { figure, name: check, unit: "", digits: 2 }
    : { figure, name: QUANTITY[figure], unit: ` ${column.unit}`, digits: column.digits };
}

function compared(reason: { check: string; required: number; best: number }, level: Level) {
  const { figure, name, unit, digits } = quantityOf(reason.check, level);
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
