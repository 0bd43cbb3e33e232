import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { speedRate } from "#domain/base/units.ts";
import { OperatingPointTable, RegulatedPointTable } from "#ui/product/point/PointTables.tsx";
import { drawnChart } from "../../../support/drawnChart.ts";
import { renderInApp } from "../../renderInApp.tsx";

const texts = (role: "columnheader" | "rowheader" | "cell") =>
  screen.getAllByRole(role).map(({ textContent }) => textContent);

test("the operating-point table has a column for every curve, with its unit in the head", () => {
  renderInApp(<OperatingPointTable chart={drawnChart()} />);
  expect(texts("columnheader")).toEqual([
    "工作点",
    "流量m³/h",
    "流量偏差%",
    "扬程m",
    "效率%",
    "轴功率kW",
    "汽蚀余量m",
  ]);
  expect(texts("cell")).toEqual(["303", "1.0", "32.65", "77.8", "31.15", "2.05"]);
});

test("a row is named by the speed that it stands for", () => {
  const { unmount } = renderInApp(<OperatingPointTable chart={drawnChart()} />);
  expect(texts("rowheader")).toEqual(["1,450 r/min"]);
  unmount();
  renderInApp(<RegulatedPointTable chart={drawnChart({ rate: speedRate(0.835) })} />);
  expect(texts("rowheader")).toEqual(["1,211 r/min（83.5 %）"]);
});

test("the regulated table names its speed and what is only an estimate, and is away without regulation", () => {
  const { unmount } = renderInApp(<RegulatedPointTable chart={drawnChart({ rate: speedRate(0.8) })} />);
  expect(screen.getByRole("table", { name: "调速工作点（转速 80 %）" })).toBeDefined();
  expect(texts("columnheader")).toContain("汽蚀余量（估算）m");
  unmount();
  renderInApp(<RegulatedPointTable chart={drawnChart()} />);
  expect(screen.queryByRole("table")).toBeNull();
});
