import { PROPERTY } from "../../../catalogue/properties.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { NoMatchReason } from "../../selection/multiRoom.ts";
import { distinguishingDigits } from "../../batch/kind/explainReasons.ts";
import { AIR_OUTLET_WORDS } from "./airOutletAdvice.ts";

const VELOCITY_DIGITS = 2;
const THROW_DIGITS = 1;

/** Why a room has no outlet: what is missing, or the nearest figure beside the requirement. */
export const explainNoOutlet = (reasons: readonly NoMatchReason[]): string =>
  reasons.flatMap((reason) => sentence(reason) ?? []).join("；");

/** `null` for reasons that only kinds with water or stated capacities give. */
function sentence(reason: NoMatchReason): string | null {
  if (reason.code === "no-requirement") return AIR_OUTLET_WORDS.noRequirement;
  if (reason.code === "no-candidates") return AIR_OUTLET_WORDS.noCandidates;
  if (reason.code === "short")
    return reason.check === PROPERTY.outletVelocity ? velocitySentence(reason) : throwSentence(reason);
  if (reason.code !== "combined") return null;
  const { need, best } = compared(reason, THROW_DIGITS);
  return `射程需 ${need} m，风速合适时最远 ${best} m（${reason.model}）`;
}

interface Compared {
  readonly required: number;
  readonly best: number;
}

function compared({ required, best }: Compared, digits: number) {
  const shown = distinguishingDigits(required, best, digits);
  return { need: formatNumber(required, shown), best: formatNumber(best, shown) };
}

function velocitySentence(reason: Compared): string {
  const { need, best } = compared(reason, VELOCITY_DIGITS);
  return reason.best > reason.required
    ? `最接近的出风口风速 ${best} m/s，高于上限 ${need} m/s，可增加数量`
    : `最接近的出风口风速 ${best} m/s，低于下限 ${need} m/s，可减少数量`;
}

function throwSentence(reason: Compared): string {
  const { need, best } = compared(reason, THROW_DIGITS);
  return `喷口射程需 ${need} m，最远可达 ${best} m`;
}
