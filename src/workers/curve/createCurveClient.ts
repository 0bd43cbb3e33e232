import type { EnergyFault } from "#domain/products/energy/energyTerms.ts";
import type { Remote } from "comlink";
import type { ProductEnergy } from "#domain/products/energy/productEnergy.ts";
import type { SetAnswer, SetFault } from "#domain/products/parallel/productSet.ts";
import type { ProductTolerance, ToleranceFault } from "#domain/products/tolerance/productTolerance.ts";
import { ok, type Result } from "#domain/base/result.ts";
import { LatestOnly } from "../LatestOnly.ts";
import { WorkerHandle, type WorkerLike } from "../WorkerHandle.ts";
import type { ChartOrder, CurveClient, DrawnChart, OpenedChart } from "./CurveClient.ts";
import type { CurveService } from "./curveService.ts";

const spawnWorker = () =>
  // Vite bundles the worker only while this expression stays in one piece.
  new Worker(new URL("./curve.worker.ts", import.meta.url), { type: "module" });

/** One worker for all charts of the page; after a crash, the next one receives the charts' input again. */
export function createCurveClient(spawn: () => WorkerLike = spawnWorker): CurveClient {
  const handle = new WorkerHandle<CurveService>(spawn);
  let lastId = 0;

  /** Asks about an open chart; a fresh worker opens it first. */
  async function ask<Value>(
    id: number,
    order: ChartOrder,
    run: (service: Remote<CurveService>) => Promise<Result<Value, "forgotten" | "no-curves">>,
  ): Promise<Value> {
    let answer = await handle.call(run);
    if (!answer.ok) {
      await handle.call<Result<DrawnChart, "no-curves">>(async (service) => service.open(id, order));
      answer = await handle.call(run);
    }
    if (!answer.ok) throw new Error(`an open chart has become one with ${answer.code}`);
    return answer.value;
  }

  function opened(id: number, order: ChartOrder, drawn: DrawnChart): OpenedChart {
    const pictures = new LatestOnly();
    return {
      drawn,
      rescale: (move) => pictures.ask(() => ask(id, order, async (service) => service.rescale(id, move))),
      redraw: (move) => pictures.insist(() => ask(id, order, async (service) => service.redraw(id, move))),
      close() {
        // A worker that is gone has lost it anyway.
        handle.call((service) => service.close(id)).catch(() => {});
      },
    };
  }

  return {
    async open(order) {
      const id = ++lastId;
      const answer = await handle.call<Result<DrawnChart, "no-curves">>(async (service) =>
        service.open(id, order),
      );
      return answer.ok ? ok(opened(id, order, answer.value)) : answer;
    },
    energy: (question) =>
      handle.call<Result<ProductEnergy, EnergyFault>>(async (service) => service.energy(question)),
    set: (question) => handle.call<Result<SetAnswer, SetFault>>(async (service) => service.set(question)),
    tolerance: (question) =>
      handle.call<Result<ProductTolerance, ToleranceFault>>(async (service) => service.tolerance(question)),
    dispose: () => handle.dispose(),
  };
}
