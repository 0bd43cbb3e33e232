import { transfer } from "comlink";
import { buildChart, rescaleChart } from "#domain/curve/buildChart.ts";
import { chartBuffers } from "#domain/curve/chartBuffers.ts";
import type { ChartFrame } from "#domain/curve/ChartModel.ts";
import type { ChartRequest } from "#domain/curve/ChartRequest.ts";
import { isScalable } from "#domain/curve/regulate.ts";
import type { EnergyFault, ProductEnergy } from "#domain/energy/productEnergy.ts";
import type { SetAnswer, SetFault } from "#domain/machines/productSet.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { chartRequest } from "./chartRequest.ts";
import type {
  ChartMove,
  ChartOrder,
  DrawnChart,
  EnergyQuestion,
  MovedChart,
  SetQuestion,
} from "./CurveClient.ts";

interface HeldChart {
  readonly request: ChartRequest;
  readonly frame: ChartFrame;
}

/** What the worker can do. It keeps each chart fitted between calls, under the id that its client gave. */
export function createCurveService() {
  const charts = new Map<number, HeldChart>();

  function draw(id: number, request: ChartRequest): Result<DrawnChart, "no-curves"> {
    const built = buildChart(request);
    if (!built.ok) return built;
    const { frame } = built.value;
    charts.set(id, { request, frame });
    // The frame stays here for the drags to come, so that its grid is handed over as a copy.
    const model = { ...built.value, frame: { ...frame, grid: frame.grid.slice() } };
    return transfer(ok({ ...nameParts(request), model }), chartBuffers(model));
  }

  return {
    open: (id: number, order: ChartOrder) => draw(id, chartRequest(order)),
    rescale(id: number, move: ChartMove): Result<MovedChart, "forgotten"> {
      const held = charts.get(id);
      if (!held) return fail("forgotten");
      const moved = rescaleChart({ ...held.request, ...move }, held.frame);
      return transfer(ok(moved), chartBuffers(moved));
    },
    redraw(id: number, move: ChartMove): Result<DrawnChart, "forgotten" | "no-curves"> {
      const held = charts.get(id);
      return held ? draw(id, { ...held.request, ...move }) : fail("forgotten");
    },
    /** Its rules are fetched with the first question: most charts are never asked one. */
    async energy({ chart, order }: EnergyQuestion): Promise<Result<ProductEnergy, EnergyFault>> {
      const { productEnergy } = await import("#domain/energy/productEnergy.ts");
      return productEnergy(chartRequest(chart), order);
    },
    async set({ chart, order }: SetQuestion): Promise<Result<SetAnswer, SetFault>> {
      const { productSet } = await import("#domain/machines/productSet.ts");
      return productSet(chartRequest(chart), order);
    },
    close(id: number): void {
      charts.delete(id);
    },
  };
}

export type CurveService = ReturnType<typeof createCurveService>;

const nameParts = ({ machine, products, designPoints }: ChartRequest): Omit<DrawnChart, "model"> => ({
  machine,
  designPoints,
  products: products.map(({ id, name, settings }) => ({
    id,
    name,
    settings: settings.map((setting) => ({ speed: setting.speed, isScalable: isScalable(setting) })),
  })),
});
