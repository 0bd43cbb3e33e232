import * as v from "valibot";
import { listProductCurves } from "#api/contract/curves.ts";
import type { DutyEntry } from "#domain/catalogue/listing/ListState.ts";
import type { Machine } from "#domain/physics/curve/curveQuantities.ts";
import { readEnergy } from "#domain/products/energy/energyAddress.ts";
import { NO_PRICES, type Prices } from "#domain/products/energy/energyCosts.ts";
import type { MachineYear } from "#workers/batch/systems/book/MachineYear.ts";
import { createCurveClient } from "#workers/curve/createCurveClient.ts";
import { createCurveService } from "#workers/curve/curveService.ts";
import { callerOf } from "./caller.ts";
import { channelWorker } from "./channelWorker.ts";
import type { TestServer } from "./testServer.ts";

const YEAR_PRICES: Prices = {
  ...NO_PRICES,
  ...{ electricity: 0.8, machine: 6000, drive: 3000, years: 15, interest: 5 },
};

/** The year of a system's kept machine as the curve worker computes it from the server's curves. */
export async function machineYear(
  server: TestServer,
  kind: Machine,
  of: Pick<MachineYear, "id" | "season" | "machine" | "flow" | "value" | "year">,
  duty: readonly DutyEntry[],
): Promise<MachineYear> {
  const { data } = await callerOf(server.app).get(`/selection/products/${of.machine}/product_curves`);
  const curves = v.parse(listProductCurves.output, data);
  const curve = createCurveClient(() => channelWorker(createCurveService()));
  const energy = await curve.energy({
    chart: {
      machine: kind,
      products: [{ id: of.machine, name: of.machine, curves }],
      conditions: [duty],
      rate: null,
    },
    order: {
      setting: undefined,
      motor: { powers: [], rotationalSpeed: null, isCirculator: false },
      choice: readEnergy(new URLSearchParams(of.year)),
      prices: YEAR_PRICES,
    },
  });
  curve.dispose();
  return { ...of, prices: YEAR_PRICES, energy };
}
