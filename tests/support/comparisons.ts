import { WHOLE_VIEW } from "#domain/products/drawing/ChartView.ts";
import { rowOf, statedIndices, type CompareGroup } from "#domain/desk/report/comparison/CompareRow.ts";
import type { ComparisonSheet } from "#domain/desk/report/comparison/ComparisonWords.ts";
import { bestOf } from "#domain/desk/report/comparison/bestOf.ts";
import { buildChart } from "#domain/products/chart/buildChart.ts";
import type { ComparedChart } from "#domain/desk/report/comparison/layoutComparison.ts";
import { formatQuantity } from "#domain/base/formatQuantity.ts";
import { chartRequest, testPump } from "./chartMaker.ts";

const LONG = "KQL100/150-15/2（变频一体式立式单级离心泵，机械密封，铸铁叶轮）";

const figures = (name: string, unit: string, values: readonly (number | null)[]) =>
  rowOf(
    name,
    name,
    unit,
    values.map((value) => formatQuantity(value, unit)),
    { figures: statedIndices(values), best: bestOf(values, "less") },
  );

/** Six pumps with long names, one without a figure and one that is overloaded. */
export function sixPumps(changed: Partial<ComparisonSheet> = {}): ComparisonSheet {
  const six = [0, 1, 2, 3, 4, 5];
  const groups: readonly CompareGroup[] = [
    {
      name: "工作点（转速 80.0 %，乙二醇 30 %，−8 ℃）",
      rows: [
        figures("轴功率", "kW", [12.345, 12.3449, 15, 0.04, null, 1200]),
        rowOf("motor", "电动机（未计裕量）", "", ["够用", "过载", "够用", "够用", "- -", "够用"], {
          bad: new Set([1]),
        }),
      ],
    },
    {
      name: "年耗电：恒定流量，4,000 h/年，定速节流，IE3",
      rows: [
        rowOf("energyMotor", "电动机", "kW", [
          "15",
          "18.5，按轴功率选（待核对）",
          ...six.slice(2).map(() => "没有全压或扬程曲线，不能计算能耗"),
        ]),
      ],
    },
    {
      name: "性能参数",
      rows: Array.from({ length: 30 }, (_, at) =>
        figures(
          `参数 ${at}`,
          at % 3 === 0 ? "m³/h" : "%",
          six.map((product) => at * 37.5 + product * 1234.5 - 2000),
        ),
      ),
    },
  ];
  return {
    categoryName: "水泵",
    products: six.map((at) => ({ model: `${LONG}-${at}`, isSample: at === 2, isRead: at === 3 })),
    isDrawn: true,
    conditions: [
      { name: "工况", value: "300 m³/h · 32 m · 静扬程 20 m · 系统指数 1.9 · 乙二醇质量分数 30 %" },
    ],
    groups,
    notes: ["优：较好的一项，按未取整的数值判断，相等的都标出", "示例数据：由程序生成，不是任何厂商的产品"],
    head: { project: "某医院门急诊综合楼空调水系统", author: "张工", madeOn: "2026-11-23" },
    address: `https://volute.example/#/product/compare?ids=${six.map((at) => `pump-${at}`).join("%2C")}&designProperties=%5B%7B%22code%22%3A%22P000025%22%2C%22value%22%3A300%7D%5D`,
    ...changed,
  };
}

/** Their chart as the page shows it first. */
export function sixCurves(): ComparedChart {
  const request = chartRequest({
    products: [1, 1.05, 1.1, 1.15, 1.2, 1.25].map((size, at) => ({
      ...testPump(size),
      name: `${LONG}-${at}`,
    })),
  });
  const built = buildChart(request);
  if (!built.ok) throw new Error(built.code);
  return {
    chart: { machine: request.machine, products: request.products, model: built.value },
    view: { ...WHOLE_VIEW, quantity: "head" },
  };
}
