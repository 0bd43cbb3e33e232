import { VisuallyHidden } from "@mantine/core";
import { useDeferredValue } from "react";
import type { ChartDrawing } from "#domain/products/drawing/ChartDrawing.ts";
import { formatQuantity } from "#domain/base/formatQuantity.ts";

/** Rows of the table: as many as a parabola has points. */
const ROWS = 11;

/** The numbers of the drawing for who cannot see it: every line at flows evenly along the axis. A drag does not wait for it. */
export function CurveTable(now: { readonly drawing: ChartDrawing }) {
  const { flow, grid, lines } = useDeferredValue(now.drawing);
  const places = Array.from({ length: ROWS }, (_, row) => Math.round((row * (grid.length - 1)) / (ROWS - 1)));
  return (
    <VisuallyHidden>
      <table>
        <caption>性能曲线数值</caption>
        <thead>
          <tr>
            <th scope="col">
              {flow.name}（{flow.unit}）
            </th>
            {lines.map(({ key, name, unit }) => (
              <th key={key} scope="col">
                {name}（{unit}）
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map((place) => (
            <tr key={place}>
              <th scope="row">{formatQuantity(grid[place] ?? null, flow.unit)}</th>
              {lines.map(({ key, values, unit }) => (
                <td key={key}>{formatQuantity(values[place] ?? null, unit)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
