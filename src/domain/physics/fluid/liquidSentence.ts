import { formatNumber, formatPlain } from "../../base/formatNumber.ts";
import type { StatedLiquid } from "./liquidFigures.ts";
import { freezingOf, mostTemperatureOf, USUAL_TEMPERATURE, type LiquidFault } from "./wrongLiquid.ts";

function frozen(liquid: StatedLiquid): string {
  const whose = liquid.glycol === null ? "水的冰点" : "该浓度的冰点";
  const t = formatPlain(liquid.temperature ?? USUAL_TEMPERATURE, 2);
  return `${t} ℃ 低于${whose} ${formatNumber(freezingOf(liquid), 1)} ℃`;
}

/** A sentence for people about why a liquid or its suction side is impossible. */
export function liquidSentence(fault: LiquidFault, liquid: StatedLiquid): string {
  switch (fault) {
    case "concentration-out-of-range":
      return "质量浓度应在 0 到 60% 之间";
    case "frost-temperature-out-of-range":
      return "防冻温度应在 −60 到 20 ℃ 之间";
    case "altitude-out-of-range":
      return "海拔应在 −500 到 5000 m 之间";
    case "surface-pressure-out-of-range":
      return "液面绝对压力应在 1 到 6400 kPa 之间";
    case "fill-pressure-out-of-range":
      return "定压（表压）应在 0 到 6300 kPa 之间";
    case "suction-head-out-of-range":
      return "液面高差应在 −20 到 200 m 之间";
    case "suction-loss-out-of-range":
      return "吸入管损失应在 0 到 50 m 之间";
    case "two-glycols":
      return "乙二醇和丙二醇只填一种";
    case "two-surface-pressures":
      return "液面绝对压力与海拔、定压只填一种";
    case "below-freezing":
      return frozen(liquid);
    case "liquid-temperature-out-of-range": {
      const name = liquid.glycol === null ? "水温" : "乙二醇、丙二醇水溶液的温度";
      return `${name}不应高于 ${mostTemperatureOf(liquid)} ℃`;
    }
    case "boiling":
      return "水温高于该压力下的沸点";
  }
}
