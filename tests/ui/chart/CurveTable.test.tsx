import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { WHOLE_VIEW } from "#domain/products/drawing/ChartView.ts";
import { drawChart } from "#domain/products/drawing/drawChart.ts";
import { CurveTable } from "#ui/chart/CurveTable.tsx";
import { drawnChart } from "../../support/drawnChart.ts";
import { renderInApp } from "../renderInApp.tsx";

test("a reader gets the numbers of every line, from end to end of the axis, and nothing where none is measured", () => {
  const drawn = drawnChart();
  renderInApp(<CurveTable drawing={drawChart(drawn, WHOLE_VIEW)} />);
  const table = screen.getByRole("table", { name: "性能曲线数值" });
  const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(heads[0]).toBe("流量（m³/h）");
  const column = heads.indexOf("扬程（m）");
  expect(heads.at(-1)).toBe("管网特性（m）");
  const rows = [...table.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(rows).toHaveLength(11);
  const { grid } = drawn.model.frame;
  expect(Number(rows[0]?.[0]?.replaceAll(",", ""))).toBeCloseTo(grid[0] ?? Number.NaN, 1);
  expect(Number(rows.at(-1)?.[0]?.replaceAll(",", ""))).toBeCloseTo(grid.at(-1) ?? Number.NaN, 1);
  const head = drawn.model.curves.find(({ quantity }) => quantity === "head");
  const middle = Math.round((grid.length - 1) / 2);
  expect(Number(rows[5]?.[column])).toBeCloseTo(head?.values[middle] ?? Number.NaN, 2);
  expect(rows.flat().filter((text) => text === "- -").length).toBe(
    drawn.model.curves
      .map(({ values }) => values)
      .concat(drawn.model.duty.parabolas.map(({ values }) => values))
      .reduce(
        (sum, values) =>
          sum +
          rows.filter((_, row) => Number.isNaN(values[Math.round((row * (grid.length - 1)) / 10)])).length,
        0,
      ),
  );
});

test("limits of an acceptance grade stand beside the head where they are drawn, and nowhere else", () => {
  const headsOf = (tolerance: "3B" | null) => {
    const { unmount } = renderInApp(
      <CurveTable drawing={drawChart(drawnChart(), { ...WHOLE_VIEW, tolerance })} />,
    );
    const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
    unmount();
    return heads;
  };
  const limits = ["3B 下限（m）", "3B 上限（m）"];
  expect(headsOf("3B").filter((head) => limits.includes(head))).toEqual(limits);
  expect(headsOf(null).filter((head) => limits.includes(head))).toEqual([]);
});
