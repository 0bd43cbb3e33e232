import type { EnergyFault } from "#domain/products/energy/energyTerms.ts";
import { transfer } from "comlink";
import { buildChart, rescaleChart } from "#domain/products/chart/buildChart.ts";
import { chartBuffers } from "#domain/products/chart/chartBuffers.ts";
import { contradictedCurves } from "#domain/products/chart/contradicted.ts";
import type { ChartFrame } from "#domain/products/chart/ChartModel.ts";
import type { LiquidCondition } from "#domain/products/chart/designPoints.ts";
import type { ChartRequest, ChartSetting } from "#domain/catalogue/machine/ChartRequest.ts";
import { inStatedAir } from "#domain/catalogue/machine/inFluid.ts";
import { isScalable } from "#domain/physics/curve/regulate.ts";
import type { ProductEnergy } from "#domain/products/energy/productEnergy.ts";
import type { SetAnswer, SetFault } from "#domain/products/parallel/productSet.ts";
import type { ProductTolerance, ToleranceFault } from "#domain/products/tolerance/productTolerance.ts";
import { fail, ok, type Result } from "#domain/base/result.ts";
import { chartRequest, withLiquid } from "./chartRequest.ts";
import type {
  ChartMove,
  ChartOrder,
  DrawnChart,
  DrawnSetting,
  EnergyQuestion,
  MovedChart,
  SetQuestion,
  ToleranceQuestion,
} from "./CurveClient.ts";

interface HeldChart {
  /** With water, whatever the liquid. */
  readonly request: ChartRequest;
  readonly liquid: LiquidCondition;
  readonly frame: ChartFrame;
}

/** Absent properties of a change keep their values. */
const after = (held: HeldChart, { liquid = held.liquid, ...move }: ChartMove): Omit<HeldChart, "frame"> => ({
  request: { ...held.request, ...move },
  liquid,
});

/** The worker's service. It keeps each chart fitted between calls, under the id that its client gave. */
export function createCurveService() {
  const charts = new Map<number, HeldChart>();

  async function draw(
    id: number,
    { request, liquid }: Omit<HeldChart, "frame">,
  ): Promise<Result<DrawnChart, "no-curves">> {
    const inIts = await withLiquid(request, liquid);
    const built = buildChart(inIts);
    if (!built.ok) return built;
    const { frame } = built.value;
    charts.set(id, { request, liquid, frame });
    // The frame is kept here for later drags, so its grid is sent as a copy.
    const model = { ...built.value, frame: { ...frame, grid: frame.grid.slice() } };
    return transfer(
      ok({ ...nameParts(request), designPoints: inIts.designPoints, model }),
      chartBuffers(model),
    );
  }

  return {
    open: (id: number, order: ChartOrder) => draw(id, chartRequest(order)),
    async rescale(id: number, move: ChartMove): Promise<Result<MovedChart, "forgotten">> {
      const held = charts.get(id);
      if (!held) return fail("forgotten");
      const { request, liquid } = after(held, move);
      const moved = rescaleChart(await withLiquid(request, liquid), held.frame);
      return transfer(ok(moved), chartBuffers(moved));
    },
    async redraw(id: number, move: ChartMove): Promise<Result<DrawnChart, "forgotten" | "no-curves">> {
      const held = charts.get(id);
      return held ? draw(id, after(held, move)) : fail("forgotten");
    },
    /** The code is loaded with the first question: most charts have none. */
    async energy({ chart, order }: EnergyQuestion): Promise<Result<ProductEnergy, EnergyFault>> {
      const { productEnergy } = await import("#domain/products/energy/productEnergy.ts");
      const { request, liquid } = chartRequest(chart);
      return productEnergy(await withLiquid(request, liquid), order);
    },
    async set({ chart, order }: SetQuestion): Promise<Result<SetAnswer, SetFault>> {
      const { productSet } = await import("#domain/products/parallel/productSet.ts");
      const { request, liquid } = chartRequest(chart);
      return productSet(await withLiquid(request, liquid), order);
    },
    async tolerance({ chart, order }: ToleranceQuestion): Promise<Result<ProductTolerance, ToleranceFault>> {
      const { productTolerance } = await import("#domain/products/tolerance/productTolerance.ts");
      const { request, liquid } = chartRequest(chart);
      return productTolerance(await withLiquid(request, liquid), order);
    },
    close(id: number): void {
      charts.delete(id);
    },
  };
}

export type CurveService = ReturnType<typeof createCurveService>;

/** Contradictions exist only in a record whose curves disagree. */
function drawnSetting(setting: ChartSetting): DrawnSetting {
  const contradicted = contradictedCurves(setting);
  return {
    speed: setting.speed,
    isScalable: isScalable(setting),
    ...(contradicted.length === 0 ? {} : { contradicted }),
  };
}

const nameParts = (request: ChartRequest): Omit<DrawnChart, "model"> => ({
  machine: request.machine,
  designPoints: request.designPoints,
  products: inStatedAir(request).request.products.map(({ id, name, settings, readings }) => ({
    id,
    name,
    settings: settings.map(drawnSetting),
    ...(readings && { readings }),
  })),
});
