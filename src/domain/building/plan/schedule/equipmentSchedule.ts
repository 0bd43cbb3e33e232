import { SAMPLE } from "../../rooms/planWords.ts";
import { isReadFromChart } from "../../../catalogue/chartSource.ts";
import { quantityText } from "../../../base/formatQuantity.ts";
import type { SelectedProperty } from "./SelectedProperty.ts";

/** The columns of a 设备表 (equipment schedule), in order */
export const SCHEDULE_COLUMNS = ["编号", "名称", "型号", "性能参数", "数量", "备注"] as const;
export const SCHEDULE_TITLE = "设备表";
const SCHEDULE_SUM = "合计";

/** One line of a schedule, in the order of its columns; all cells but the quantity are texts. */
export type ScheduleRow = readonly [
  number: string,
  name: string,
  model: string,
  performance: string,
  units: number,
  remark: string,
];

interface StatedValue {
  readonly name: string;
  readonly unitSymbol: string | null;
  readonly groupName: string | null;
  readonly value: string | number | boolean | null;
  readonly valueFrom: number | null;
  readonly valueTo: number | null;
}

/** The part of a selected product that a schedule needs */
export interface ScheduledProduct {
  readonly name: string;
  readonly model: string;
  readonly brandName: string;
  readonly isSample: boolean;
  /** Source of the product's figures */
  readonly source: string;
  readonly equipmentNum: number;
  readonly remark: string;
  readonly designProperties: readonly SelectedProperty[];
  readonly runtimeProperties: readonly SelectedProperty[];
  readonly productPropertyValues: readonly StatedValue[];
}

const PERFORMANCE_GROUP = "性能";
/** Values read from a chart are less exact, which a schedule must say. */
const READ = "读图：曲线读自图表";
/** Most properties of a product without a duty: a cell is not a data sheet. */
const MOST_STATED = 8;

function valueText(value: string | number, unit: string | null): string {
  if (typeof value === "number") return quantityText(value, unit);
  return unit === null || unit === "" ? value : `${value} ${unit}`;
}

/** `风量 12,000 m³/h`; `null` without values. */
export function propertyText({ name, unit, values }: SelectedProperty): string | null {
  const stated = values.flatMap((value) => (value === null || value === "" ? [] : valueText(value, unit)));
  return stated.length === 0 ? null : `${name} ${stated.join("～")}`;
}

const propertiesText = (label: string, properties: readonly SelectedProperty[]): string | null => {
  const texts = properties.toSorted((a, b) => a.sort - b.sort).flatMap((each) => propertyText(each) ?? []);
  return texts.length === 0 ? null : `${label}：${texts.join("，")}`;
};

function statedText(values: readonly StatedValue[]): string | null {
  const texts = values
    .filter(({ groupName }) => groupName?.includes(PERFORMANCE_GROUP))
    .flatMap(({ name, unitSymbol, value, valueFrom, valueTo }) => {
      if (typeof value === "boolean") return `${name} ${value ? "是" : "否"}`;
      if (value !== null) return `${name} ${valueText(value, unitSymbol)}`;
      if (valueFrom === null && valueTo === null) return [];
      return `${name} ${quantityText(valueFrom, unitSymbol)}～${quantityText(valueTo, unitSymbol)}`;
    });
  return texts.length === 0 ? null : texts.slice(0, MOST_STATED).join("，");
}

/** Most characters of a cell; longer texts do not fit in a line of a table. */
const LONGEST_CELL = 800;
const shortened = (text: string) => (text.length > LONGEST_CELL ? `${text.slice(0, LONGEST_CELL)}…` : text);

/**
 * 性能参数 (performance): the duty and the product's values at it. Without a duty: the catalogue's figures, labelled
 * so.
 */
export function performanceText(product: ScheduledProduct): string {
  const asked = [
    propertiesText("设计", product.designProperties),
    propertiesText("运行", product.runtimeProperties),
  ].filter((text) => text !== null);
  if (asked.length > 0) return shortened(asked.join("；"));
  const stated = statedText(product.productPropertyValues);
  return stated === null ? "" : shortened(`额定：${stated}`);
}

export const scheduleRow = (product: ScheduledProduct, number: string): ScheduleRow => [
  number,
  product.name,
  product.model,
  performanceText(product),
  product.equipmentNum,
  [
    product.remark,
    `品牌：${product.brandName}`,
    product.isSample ? SAMPLE : "",
    isReadFromChart(product.source) ? READ : "",
  ]
    .filter((text) => text !== "")
    .join("；"),
];

export const sumRow = (units: number): ScheduleRow => [SCHEDULE_SUM, "", "", "", units, ""];
