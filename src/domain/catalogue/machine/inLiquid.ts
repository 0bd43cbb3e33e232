import type { ChartRequest, ChartSetting } from "./ChartRequest.ts";
import { FULL_RATE } from "../../physics/curve/regulate.ts";
import { atDensity, leftOutInFluid } from "./inFluid.ts";
import { siteLiquid, type SiteLiquid } from "../../physics/fluid/siteLiquid.ts";
import { correctionOf, knownBest, viscousSetting, type KnownBest } from "./viscousCurves.ts";
import { statedLiquid } from "../../physics/fluid/wrongLiquid.ts";

interface StatedFigure {
  readonly code: string;
  readonly value: number;
}

/**
 * The request of pumps computed for the liquid that its duty states: curves corrected for viscosity where a method
 * covers it, power scaled by density. Nothing changes if no liquid is stated; the curves stay if only the suction
 * side is stated. An impossible liquid leaves the request without a duty.
 */
export function inStatedLiquid(request: ChartRequest, figures: readonly StatedFigure[] | null): ChartRequest {
  if (figures === null || request.machine !== "pump") return request;
  const stated = statedLiquid(figures);
  if (stated === null) return { ...request, designPoints: [] };
  const liquid = siteLiquid(stated);
  const { products: recorded } = request;
  const bests = recorded.map((product) => product.settings.map((setting) => knownBest(setting, product)));
  const correctionsAt = (rate: number) =>
    bests.map((settings) => settings.map((best) => correctionOf(best, liquid, rate).correction));
  const isOwn = liquid.share !== 1;
  const shown = {
    ...liquid,
    corrections: correctionsAt(FULL_RATE),
    leftOut: isOwn ? leftOutInFluid(recorded) : [],
  };
  if (!isOwn) return { ...request, liquid: { shown, recorded, correctionsAt } };
  return {
    ...request,
    liquid: { shown, recorded, correctionsAt },
    products: recorded.map((product, at) => ({
      ...product,
      settings: product.settings.map((setting, index) =>
        // Each setting has an entry for its best point; null where it is not known.
        settingInLiquid(setting, bests[at]![index]!, liquid),
      ),
    })),
  };
}

/**
 * A setting computed for a liquid, with its curves for regulation to other speeds where viscosity changes them.
 */
function settingInLiquid(setting: ChartSetting, best: KnownBest | null, liquid: SiteLiquid): ChartSetting {
  const corrected = (rate: number) =>
    atDensity(viscousSetting(setting, correctionOf(best, liquid, rate)), liquid.share);
  const full = corrected(FULL_RATE);
  if (best === null || liquid.stated.glycol === null) return full;
  let last = { rate: FULL_RATE as number, of: full };
  return {
    ...full,
    regulatedTo: (rate) => {
      if (rate !== last.rate) last = { rate, of: corrected(rate) };
      return last.of;
    },
  };
}
