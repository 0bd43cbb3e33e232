import { VisuallyHidden } from "@mantine/core";
import { useDeferredValue } from "react";
import type { ChartDrawing } from "#domain/products/drawing/ChartDrawing.ts";
import { formatQuantity } from "#domain/base/formatQuantity.ts";

/** Number of rows; a parabola has as many points. */
const ROWS = 11;

/**
 * The drawing as a table for screen readers: the values of every line at evenly spaced flows. Its update is
 * deferred so that a drag stays smooth.
 */
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
