import type { FoundProduct } from "#api/contract/search.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { quantityText } from "#domain/base/formatQuantity.ts";
import type { ListState } from "#domain/catalogue/listing/ListState.ts";
import { askedYears } from "#domain/products/energy/listYears.ts";
import { isLiquidCode, LIQUID_CODE } from "#domain/physics/fluid/liquidFigures.ts";
import { statedLiquid } from "#domain/physics/fluid/wrongLiquid.ts";
import type { ListColumn } from "./ListColumn.ts";

/** px: six digits fit. */
const FIGURE = 68;

function motorHint({ liquid }: FoundProduct): string {
  const power = liquid?.shaftPower ?? null;
  return power === null
    ? "没有功率或效率曲线，无法校核电动机"
    : `按介质密度轴功率 ${quantityText(power, "kW")}`;
}

function npshHint({ liquid }: FoundProduct): string | undefined {
  const npsh = liquid?.npsh ?? null;
  if (npsh === null) return undefined;
  const where = `${quantityText(npsh.flow, "m³/h")} 时可用 ${quantityText(npsh.available, "m")}`;
  return npsh.required === null
    ? `${where}，所需未知，无法判定`
    : `${where}，所需 ${quantityText(npsh.required, "m")}`;
}

const shaftPower: ListColumn = {
  key: "liquidShaftPower",
  title: "轴功率",
  unit: "kW",
  note: "工作点的轴功率，按介质密度换算，能修正黏度的已修正",
  width: FIGURE,
  kind: "number",
  value: ({ liquid }) => liquid?.shaftPower ?? null,
};

function waterHint({ liquid }: FoundProduct): string | undefined {
  switch (liquid?.viscosity.state) {
    case "corrected": {
      const { flow, head, efficiency } = liquid.water ?? { flow: null, head: null, efficiency: null };
      return `清水时 ${quantityText(flow, "m³/h")}、${quantityText(head, "m")}、效率 ${quantityText(efficiency, "%")}`;
    }
    case "none":
      return "黏度不需修正，与清水相同";
    case "outside":
    case "unknown":
      return "黏度未修正，按清水";
    case undefined:
      return undefined;
  }
}

const waterFlow: ListColumn = {
  key: "waterFlow",
  title: "清水流量",
  unit: "m³/h",
  note: "同一管网中输送清水时的流量；流量、扬程、效率和偏差都按介质，黏度能修正的按修正后的曲线",
  width: 72,
  kind: "number",
  hint: waterHint,
  value: ({ liquid }) => liquid?.water?.flow ?? null,
};

const npshAvailable: ListColumn = {
  key: "npshAvailable",
  title: "可用余量",
  unit: "m",
  note: "按所填吸入侧的可用汽蚀余量，在设计管网和最小管网的工作点中取不利的一个",
  width: 80,
  kind: "number",
  isBad: ({ shortcomings }) => shortcomings.includes("npshShort"),
  hint: npshHint,
  value: ({ liquid }) => liquid?.npsh?.available ?? null,
};

/** The columns of pumps on a small screen, without the speed if a liquid or a year needs the space. */
export const withoutSpeed = (columns: readonly ListColumn[], state: ListState): readonly ListColumn[] =>
  state.duty.some(({ code }) => isLiquidCode(code)) || askedYears(state) !== null
    ? columns.filter(({ key }) => key !== PROPERTY.rotationalSpeed)
    : columns;

/** The columns of pumps, with those for a stated liquid and suction side if there are any. */
export function liquidColumns(
  columns: readonly ListColumn[],
  duty: ListState["duty"],
): readonly ListColumn[] {
  const stated = statedLiquid(duty);
  if (stated === null) return columns;
  const isOwn = stated.glycol !== null || duty.some(({ code }) => code === LIQUID_CODE.temperature);
  return columns.flatMap((column): readonly ListColumn[] => {
    if (column.key === PROPERTY.airFlow && stated.glycol !== null) return [column, waterFlow];
    if (column.key === PROPERTY.motorPower && isOwn)
      return [
        { ...column, isBad: ({ shortcomings }) => shortcomings.includes("motorShort"), hint: motorHint },
        shaftPower,
      ];
    if (column.key === PROPERTY.npsh && stated.head !== null) return [column, npshAvailable];
    return [column];
  });
}
