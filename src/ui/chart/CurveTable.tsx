import { VisuallyHidden } from "@mantine/core";
import { useDeferredValue } from "react";
import type { ChartDrawing } from "#domain/products/drawing/ChartDrawing.ts";
import { formatQuantity } from "#domain/base/formatQuantity.ts";
import { DataTable } from "../kit/table/DataTable.tsx";

/** Number of rows; a parabola has as many points. */
const ROWS = 11;

/**
 * The drawing as a table for screen readers: the values of every line at evenly spaced flows. Its update is
 * deferred so that a drag stays smooth.
 */
export function CurveTable(now: { readonly drawing: ChartDrawing }) {
  const { flow, grid, lines } = useDeferredValue(now.drawing);
  const indexes = Array.from({ length: ROWS }, (_, row) =>
    Math.round((row * (grid.length - 1)) / (ROWS - 1)),
  );
  return (
    <VisuallyHidden>
      <DataTable
        look="plain"
        caption="性能曲线数值"
        columns={[
          {
            id: "flow",
            header: `${flow.name}（${flow.unit}）`,
            accessorFn: (index) => formatQuantity(grid[index] ?? null, flow.unit),
            meta: { isRowHead: true },
          },
          ...lines.map(({ key, name, values, unit }) => ({
            id: key,
            header: `${name}（${unit}）`,
            accessorFn: (index: number) => formatQuantity(values[index] ?? null, unit),
          })),
        ]}
        rows={indexes}
        rowKey={(index) => index}
      />
    </VisuallyHidden>
  );
}
