import fc from "fast-check";
import { expect, test } from "vitest";
import { buildChart } from "#domain/products/chart/buildChart.ts";
import type { NamedChart } from "#domain/products/drawing/ChartDrawing.ts";
import { chartBlock, plotAreas } from "#domain/desk/report/chartBlock.ts";
import type { DataSheet } from "#domain/desk/report/DataSheet.ts";
import { layoutDataSheet } from "#domain/desk/report/layoutDataSheet.ts";
import { pointTable } from "#domain/desk/report/pointTable.ts";
import { plotX, plotY } from "#domain/products/drawing/PlotArea.ts";
import type { LineMark, Measure, SheetMark } from "#domain/desk/report/SheetMark.ts";
import { CONTENT_WIDTH, FRAME, PAGE } from "#domain/desk/report/sheetStyle.ts";
import { formatQuantity } from "#domain/base/formatQuantity.ts";
import { flow, speedRate } from "#domain/base/units.ts";
import { chartRequest, testFan, testPump } from "../../../support/chartMaker.ts";
import { sheetWords } from "../../../support/dataSheets.ts";
import { readQr } from "../../../support/plain/readQr.ts";
import { runsOf } from "../../../support/runsOf.ts";

/** Latin characters are half as wide as high, others as wide as high. */
const measure: Measure = (text, size) =>
  Array.from(text).reduce((width, character) => width + (character < "⺀" ? size / 2 : size), 0);

function chartOf(changed: Parameters<typeof chartRequest>[0] = {}): NamedChart {
  const request = chartRequest(changed);
  const built = buildChart(request);
  if (!built.ok) throw new Error(built.code);
  return { machine: request.machine, products: request.products, model: built.value };
}

const sheet = (changed: Partial<DataSheet> = {}): DataSheet => ({
  ...sheetWords(),
  chart: chartOf(),
  ...changed,
});

const textsOf = (marks: readonly SheetMark[]) =>
  marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : []));

test("says who, at what duty, by whom and where to find it again", () => {
  const texts = layoutDataSheet(sheet(), measure).flatMap(textsOf);
  const { model, madeOn, address, facts, verdict } = sheetWords();
  const link = layoutDataSheet(sheet(), measure)[0]!.find((mark) => mark.kind === "link");
  expect(link).toMatchObject({ address });
  expect(texts).toContain("产品页：https://volute.example/#/product/detail/fan-1（点击打开，含工况）");
  for (const said of [model, "示例数据", madeOn, facts[2]!.value, verdict!.line, verdict!.label])
    expect(texts).toContain(said);
  expect(texts.filter((text) => text.startsWith("数据来源：")).length).toBeGreaterThan(0);
});

test("marks no sample where the record is none", () => {
  expect(layoutDataSheet(sheet({ isSample: false }), measure).flatMap(textsOf)).not.toContain("示例数据");
});

test("keeps every mark within the frame, however much there is to say", () => {
  const groups = Array.from({ length: 30 }, (_group, group) => ({
    name: `第 ${group} 组`,
    pairs: Array.from({ length: 7 }, (_pair, at) => ({
      name: `参数 ${at}`,
      value: "很长的值 ".repeat(at * 4),
    })),
  }));
  const long = sheet({ groups, model: "很长的型号".repeat(12), source: "来源 ".repeat(200) });
  const pages = layoutDataSheet(long, measure);
  expect(pages.length).toBeGreaterThan(2);
  const inside = ([x, y]: readonly [number, number]) =>
    x >= FRAME - 0.01 &&
    x <= PAGE.width - FRAME + 0.01 &&
    y >= FRAME - 0.01 &&
    y <= PAGE.height - FRAME + 0.01;
  const outside = pages.flatMap((page) => page.filter((mark) => !cornersOf(mark).every(inside)));
  expect(outside).toEqual([]);
  const titled = pages.map((page) => textsOf(page).filter((text) => /^第 \d+ 页，共 \d+ 页$/u.test(text)));
  expect(titled).toEqual(pages.map((_, at) => [`第 ${at + 1} 页，共 ${pages.length} 页`]));
});

function cornersOf(mark: SheetMark): (readonly [number, number])[] {
  switch (mark.kind) {
    case "text": {
      const width = measure(mark.text, mark.size);
      const left = mark.x - { left: 0, center: width / 2, right: width }[mark.align];
      return [
        [left, mark.y],
        [left + width, mark.y - mark.size],
      ];
    }
    case "line":
      return mark.points.flatMap((x, at) => (at % 2 === 0 ? [[x, mark.points[at + 1]!] as const] : []));
    case "dot":
      return [[mark.x, mark.y]];
    case "box":
    case "link":
      return [
        [mark.x, mark.y],
        [mark.x + mark.width, mark.y + mark.height],
      ];
  }
}

test("no page ends with a title", () => {
  const groups = Array.from({ length: 40 }, (_, at) => ({
    name: `标题 ${at}`,
    pairs: [{ name: `甲 ${at}`, value: "1" }],
  }));
  for (const page of layoutDataSheet(sheet({ groups }), measure)) {
    const texts = textsOf(page);
    const titles = texts.filter((text) => text.startsWith("标题"));
    expect(texts.filter((text) => text.startsWith("甲"))).toEqual(
      titles.map((text) => text.replace("标题", "甲")),
    );
  }
});

/** The height of a mark's point that is nearest to `x`. */
function pointNear({ points }: LineMark, x: number): number {
  let best = 0;
  for (let at = 0; at < points.length; at += 2)
    if (Math.abs(points[at]! - x) < Math.abs(points[best]! - x)) best = at;
  return points[best + 1]!;
}

test("draws a curve through its measured points, in its colour and dash", () => {
  const chart = chartOf({ machine: "fan", products: [testFan()], designPoints: [] });
  const { xAxisInForce, yAxes } = chart.model.frame;
  const [{ area }] = plotAreas(chart) as [ReturnType<typeof plotAreas>[number]];
  const [high] = chartBlock(chart, measure).marks.filter(
    (mark): mark is LineMark =>
      mark.kind === "line" && mark.role === "staticPressure" && mark.points.length > 4,
  );
  expect(high?.isDashed).toBe(true);
  const axis = yAxes.find(({ key }) => key === "pressure")!;
  for (const q of [1000, 5500, 10_000, 13_000]) {
    const y = plotY(area, axis.inForce, 900 - 4.6e-6 * q * q);
    expect(Math.abs(pointNear(high!, plotX(area, xAxisInForce, q)) - y)).toBeLessThan(1.5);
  }
});

test("a fourth value axis opens a second grid below", () => {
  expect(plotAreas(chartOf({ machine: "fan", products: [testFan()] })).map(({ grid }) => grid)).toEqual([
    0, 1,
  ]);
});

test("the system curve begins where the axis does", () => {
  const chart = chartOf({ designPoints: [{ flow: flow(300), value: 32 }] });
  const [{ area }] = plotAreas(chart) as [ReturnType<typeof plotAreas>[number]];
  const system = chartBlock(chart, measure).marks.find(
    (mark): mark is LineMark => mark.kind === "line" && mark.isDashed && mark.points.length > 4,
  );
  const heights = system!.points.filter((_, at) => at % 2 === 1);
  expect(Math.max(...heights)).toBeLessThanOrEqual(area.top + area.height + 1e-9);
});

test("tells why there is no operating point", () => {
  const without = sheet({ chart: chartOf({ designPoints: [] }) });
  expect(layoutDataSheet(without, measure).flatMap(textsOf)).toContain("没有完整的工况，无法确定工作点");
  const apart = sheet({ chart: chartOf({ designPoints: [{ flow: flow(10), value: 35 }] }) });
  expect(layoutDataSheet(apart, measure).flatMap(textsOf)).toContain(
    "管网特性曲线与性能曲线在实测流量范围内没有交点",
  );
});

test("the table reads every curve of a machine at its operating point", () => {
  const chart = chartOf({ products: [testPump()] });
  const [point] = chart.model.duty.operatingPoints;
  const texts = layoutDataSheet(sheet({ chart }), measure).flatMap(textsOf);
  expect(texts).toContain(formatQuantity(point!.flow, "m³/h"));
  expect(texts.some((text) => text === `工作点 ${point!.value.toFixed(2)} m`)).toBe(true);
});

test("at another speed: its curves in colour over pale ones, its points, and both rows with the estimate named", () => {
  const chart = chartOf({ rate: speedRate(0.7) });
  const marks = layoutDataSheet(sheet({ chart }), measure).flat();
  const texts = textsOf(marks);
  expect(texts).toContain("扬程 70 %");
  expect(texts).toContain("1,015 r/min（70 %）");
  expect(texts).toContain("1,450 r/min");
  expect(texts).toContain("调速后的汽蚀余量为估算值");
  const point = chart.model.regulation!.operatingPoints[0]!;
  expect(texts).toContain(`工作点 ${formatQuantity(point.value, "m")} m`);
  const replaced = `${formatQuantity(chart.model.duty.operatingPoints[0]!.value, "m")} m`;
  expect(texts.filter((text) => text.endsWith(replaced))).toEqual([]);
});

test("no label of the chart covers another", () =>
  fc.assert(
    fc.property(
      fc.double({ min: 0.5, max: 1, noNaN: true }),
      fc.double({ min: 150, max: 450, noNaN: true }),
      (rate, q) => {
        const chart = chartOf({
          rate: speedRate(rate),
          designPoints: [{ flow: flow(q), value: 40 - 8e-5 * q * q - 1 }],
        });
        const texts = chartBlock(chart, measure).marks.filter((mark) => mark.kind === "text");
        const named = texts.filter(
          ({ text }) =>
            /[\u4e00-\u9fff]|%$| (m|kW)$/u.test(text) && !/^(扬程|效率|轴功率|汽蚀余量)$/u.test(text),
        );
        const boxes = named.map((mark) => {
          const width = measure(mark.text, mark.size);
          const left = mark.x - { left: 0, center: width / 2, right: width }[mark.align];
          return { left, right: left + width, top: mark.y - mark.size * 0.8, bottom: mark.y };
        });
        for (const [at, one] of boxes.entries())
          for (const other of boxes.slice(at + 1)) {
            const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
            const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
            expect(Math.min(wide, high)).toBeLessThan(1);
          }
      },
    ),
    { numRuns: runsOf(60) },
  ));

test("a sheet that would need a second page for a few lines makes room for them", () => {
  const groups = [
    { name: "性能参数", pairs: Array.from({ length: 12 }, (_, at) => ({ name: `参数 ${at}`, value: "1" })) },
    { name: "结构参数", pairs: Array.from({ length: 9 }, (_, at) => ({ name: `尺寸 ${at}`, value: "2" })) },
  ];
  const fan = chartOf({
    machine: "fan",
    products: [testFan()],
    designPoints: [{ flow: flow(9000), value: 500 }],
  });
  expect(plotAreas(fan)).toHaveLength(2);
  expect(layoutDataSheet(sheet({ chart: fan, groups }), measure)).toHaveLength(1);
});

test("a chart that cannot be drawn is said to be missing", () => {
  const texts = layoutDataSheet(sheet({ chart: "no-curves" }), measure).flatMap(textsOf);
  expect(texts).toContain("暂无性能曲线，厂商没有提供可以绘制的曲线数据");
  expect(CONTENT_WIDTH).toBeLessThan(PAGE.width);
});

test("a speed is named with its unit", () => {
  expect(layoutDataSheet(sheet(), measure).flatMap(textsOf)).toContain("1,450 r/min");
});

test.each([
  ["pass", "满足"],
  ["fail", "不满足"],
  ["cannot-judge", "无法判定"],
] as const)("a verdict of %s is worded as on the screen", (state, word) => {
  const verdict = { ...sheetWords().verdict!, state };
  const texts = layoutDataSheet(sheet({ verdict, groups: [] }), measure).flatMap(textsOf);
  expect(texts).toContain(word);
});

test("parts the captions of the operating points, the widest among them", () => {
  const { marks } = pointTable(
    chartOf({ machine: "fan", products: [testFan()], designPoints: [{ flow: flow(9000), value: 550 }] }),
    measure,
  );
  const captions = marks.flatMap((mark) =>
    mark.kind === "text" && mark.y === 10 && mark.align === "right" ? [mark] : [],
  );
  expect(captions.map(({ text }) => text)).toContain("单位风量耗功率");
  const gaps = captions.slice(1).map(({ x, text, size }, at) => x - measure(text, size) - captions[at]!.x);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
  expect(captions.at(-1)!.x).toBeLessThanOrEqual(CONTENT_WIDTH);
});

test("prints the address of the verdict in letters, as links and as a code that is read as it", () => {
  const recheck = `https://volute.example/#/verdict?v=1&a=${"1.flow_9700~".repeat(26)}`;
  const pages = layoutDataSheet(sheet({ recheck }), measure);
  const page = pages.find((marks) => textsOf(marks).includes("核对链接")) ?? [];
  const lines = page.filter((mark) => mark.kind === "link" && mark.address === recheck);
  expect(lines.length).toBeGreaterThan(1);
  const texts = textsOf(page);
  expect(texts.join("")).toContain(recheck);
  // Modules are boxes one point high.
  const dark = page.flatMap((mark) =>
    mark.kind === "box" && mark.height === 1 && mark.fill === "text" ? [mark] : [],
  );
  const [left, top] = [Math.min(...dark.map(({ x }) => x)), Math.min(...dark.map(({ y }) => y))];
  const side = Math.max(...dark.map(({ x, width }) => x + width)) - left;
  const isDark = (row: number, column: number) =>
    dark.some(({ x, y, width }) => y === top + row && x <= left + column && left + column < x + width);
  expect(readQr({ side, isDark })).toBe(recheck);
  // Nothing is drawn within four modules of it.
  const near = page.filter(
    (mark) =>
      "x" in mark &&
      mark.kind === "text" &&
      mark.x < left + side + 4 &&
      mark.y > top - 4 &&
      mark.y < top + side + 4,
  );
  expect(near).toEqual([]);
});

test("prints the address alone where it is too long for a code, and nothing where there is none", () => {
  const recheck = `https://volute.example/#/verdict?${"a".repeat(2400)}`;
  const boxes = (marks: readonly SheetMark[]) =>
    marks.filter((mark) => mark.kind === "box" && mark.height === 1);
  expect(boxes(layoutDataSheet(sheet({ recheck }), measure).flat())).toEqual([]);
  expect(textsOf(layoutDataSheet(sheet({ recheck }), measure).flat())).toContain("核对链接");
  expect(textsOf(layoutDataSheet(sheet(), measure).flat())).not.toContain("核对链接");
});
