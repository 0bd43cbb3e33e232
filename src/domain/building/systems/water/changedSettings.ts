import type { Factors } from "../../network/Network.ts";
import { PROPOSED_CONDENSER, type CondenserSettings, type PlantPumps } from "./plant/PlantPumps.ts";
import { PROPOSED_WINTER, type WaterSettings, type WinterSettings } from "./WaterSettings.ts";

/** A change of settings, with only those fields of groups that change */
export type WaterChange = Partial<Omit<WaterSettings, "factors" | "winter" | "primary" | "condenser">> & {
  readonly factors?: Partial<Factors>;
  readonly winter?: Partial<WinterSettings> | null;
  readonly primary?: Partial<PlantPumps>;
  readonly condenser?: Partial<CondenserSettings> | null;
};

/**
 * The settings after a change. Groups are merged field by field, so that two figures typed one after the other
 * both stay, even if the page sent the second without knowing of the first.
 */
export const changedSettings = (
  now: WaterSettings,
  { factors, winter, primary, condenser, ...others }: WaterChange,
): WaterSettings => ({
  ...now,
  ...others,
  ...(factors && { factors: { ...now.factors, ...factors } }),
  ...(primary && { primary: { ...now.primary, ...primary } }),
  ...(winter === undefined ? {} : { winter: winter && { ...(now.winter ?? PROPOSED_WINTER), ...winter } }),
  ...(condenser === undefined
    ? {}
    : { condenser: condenser && { ...(now.condenser ?? PROPOSED_CONDENSER), ...condenser } }),
});
