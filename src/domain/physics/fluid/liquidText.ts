import { formatNumber, formatPlain } from "../../base/formatNumber.ts";
import { formatQuantity } from "../../base/formatQuantity.ts";
import { massFraction } from "../../base/units.ts";
import { VISCOSITY_SPREAD, volumeFraction } from "./glycolProperties.ts";
import type { Glycol } from "./glycols.ts";
import type { SiteLiquid } from "./siteLiquid.ts";

const WHOLE = 100;
const KILO = 1000;

export const GLYCOL_NAMES: Readonly<Record<Glycol, string>> = { ethylene: "乙二醇", propylene: "丙二醇" };
export const RECORDED_WATER_TEXT = "清水 1000 kg/m³";

/** The liquid's name; for a mixture also its fraction by mass and by volume. */
function kindText({ stated: { glycol, fraction } }: SiteLiquid): string {
  if (glycol === null) return "清水";
  const volume = volumeFraction(glycol, massFraction(fraction / WHOLE)) * WHOLE;
  return `${GLYCOL_NAMES[glycol]}水溶液 ${formatPlain(fraction, 2)} %（质量；体积 ${formatNumber(volume, 1)} %，20 ℃ 混合前，待核对）`;
}

/** The density that power is computed with. */
export const liquidDensityText = ({ density }: SiteLiquid): string => `${formatNumber(density, 1)} kg/m³`;

/** The liquid in a few words: its name and its density. */
export function liquidHead(liquid: SiteLiquid): string {
  const { glycol, fraction } = liquid.stated;
  const name =
    glycol === null ? "清水" : `${GLYCOL_NAMES[glycol]}水溶液 ${formatPlain(fraction, 2)} %（质量）`;
  return `${name}，${formatPlain(liquid.temperature, 2)} ℃：${liquidDensityText(liquid)}`;
}

/** The liquid in a line: its name and its properties at its temperature. */
export function liquidText(liquid: SiteLiquid): string {
  const { stated, temperature, specificHeat, kinematic, freezing } = liquid;
  const { glycol } = stated;
  const figures = [
    liquidDensityText(liquid),
    `比热 ${formatNumber(specificHeat / KILO, 3)} kJ/(kg·K)`,
    `运动黏度 ${formatNumber(kinematic, 2)} mm²/s${glycol === null ? "" : `（与另一数据源最多差 ${formatPlain(VISCOSITY_SPREAD[glycol])} %）`}`,
    ...(glycol === null ? [] : [`冰点 ${formatNumber(freezing, 1)} ℃`]),
  ];
  return `${kindText(liquid)}，${formatPlain(temperature, 2)} ℃：${figures.join("，")}`;
}

/** A head in m, formatted. */
export const metres = (value: number): string => `${formatQuantity(value, "m")} m`;
