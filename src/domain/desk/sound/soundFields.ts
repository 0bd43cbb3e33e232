import { toHalfWidth } from "../../base/input/fieldText.ts";
import { fail, ok, type Result } from "../../base/result.ts";

/** A typed figure: its name, unit and range. */
export interface FigureField {
  readonly name: string;
  readonly unit: string;
  readonly least: number;
  readonly most: number;
  readonly isWhole?: true;
}

const field = (name: string, unit: string, least: number, most: number): FigureField => ({
  name,
  unit,
  least,
  most,
});

/** L_W of one octave. */
export const LEVEL = field("声功率级", "dB", 0, 160);

export const SOURCE = {
  power: field("A 声功率级", "dB(A)", 0, 160),
  flow: field("风量", "m³/h", 1, 2_000_000),
  pressure: field("全压", "Pa", 1, 30_000),
} as const;

export const ELEMENT_FIELDS = {
  width: field("宽", "mm", 50, 6_000),
  height: field("高", "mm", 50, 6_000),
  diameter: field("直径", "mm", 50, 6_000),
  length: field("长度", "m", 0.1, 500),
  share: field("面积比", "%", 0.1, 100),
} as const;

export const OUTLET = {
  width: field("颈部宽", "mm", 50, 3_000),
  height: field("颈部高", "mm", 50, 3_000),
  diameter: field("颈部直径", "mm", 50, 3_000),
  flow: field("每个风口风量", "m³/h", 1, 100_000),
  loss: field("风口全压损失", "Pa", 0.1, 1_000),
  count: { ...field("等距风口数", "", 1, 100), isWhole: true },
} as const;

export const ROOM = {
  length: field("房间长", "m", 0.5, 500),
  width: field("房间宽", "m", 0.5, 500),
  height: field("房间净高", "m", 0.5, 100),
  distance: field("到风口距离", "m", 0.1, 200),
  background: field("背景噪声", "dB(A)", 0, 120),
  dba: field("限值", "dB(A)", 10, 120),
  nr: field("限值", "NR", 0, 120),
} as const;

/** The figure of a text, or a sentence about its range. */
export function figure(
  { name, unit, least, most, isWhole }: FigureField,
  text: string,
): Result<number, string> {
  const value = Number(toHalfWidth(text).replaceAll(",", "").trim());
  if (Number.isFinite(value) && value >= least && value <= most && (!isWhole || Number.isInteger(value)))
    return ok(value);
  const range = `${least} 到 ${most.toLocaleString("en-US")}${unit && ` ${unit}`}`;
  return fail(`${name}应在 ${range} 之间${isWhole ? "，为整数" : ""}`);
}
