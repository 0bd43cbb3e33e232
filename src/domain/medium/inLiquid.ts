import type { ChartRequest } from "../curve/ChartRequest.ts";
import { atDensity, leftOutInMedium } from "./inMedium.ts";
import { siteLiquid } from "./siteLiquid.ts";
import { correctionOf, knownBest, viscousSetting } from "./viscousCurves.ts";
import { statedLiquid } from "./wrongLiquid.ts";

interface StatedFigure {
  readonly code: string;
  readonly value: number;
}

/**
 * A request of pumps with the liquid that its duty states: curves corrected for its viscosity where a method covers it,
 * power by its density. As it was where none is stated; curves as they were where the suction side alone is. Of a liquid
 * that cannot be there is no duty.
 */
export function inStatedLiquid(request: ChartRequest, figures: readonly StatedFigure[] | null): ChartRequest {
  if (figures === null || request.machine !== "pump") return request;
  const stated = statedLiquid(figures);
  if (stated === null) return { ...request, designPoints: [] };
  const liquid = siteLiquid(stated);
  const { products: recorded } = request;
  const found = recorded.map((product) =>
    product.settings.map((setting) => correctionOf(knownBest(setting, product), liquid)),
  );
  const corrections = found.map((settings) => settings.map(({ correction }) => correction));
  const isOwn = liquid.share !== 1;
  const told = { ...liquid, corrections, leftOut: isOwn ? leftOutInMedium(recorded) : [] };
  if (!isOwn) return { ...request, liquid: { told, recorded } };
  return {
    ...request,
    liquid: { told, recorded },
    products: recorded.map((product, at) => ({
      ...product,
      settings: product.settings.map((setting, place) =>
        // Each setting has its correction.
        atDensity(viscousSetting(setting, found[at]![place]!), liquid.share),
      ),
    })),
  };
}
