import type { Factors } from "../../network/Network.ts";
import { PROPOSED_CONDENSER, type CondenserSettings, type PlantPumps } from "./plant/PlantPumps.ts";
import { PROPOSED_WINTER, type WaterSettings, type WinterSettings } from "./WaterSettings.ts";

/** A change of settings; of what lies in groups only the fields that are others. */
export type WaterChange = Partial<Omit<WaterSettings, "factors" | "winter" | "primary" | "condenser">> & {
  readonly factors?: Partial<Factors>;
  readonly winter?: Partial<WinterSettings> | null;
  readonly primary?: Partial<PlantPumps>;
  readonly condenser?: Partial<CondenserSettings> | null;
};

/**
 * Settings with a change. Groups are changed field by field: two figures that are typed one after the other both stay, though
 * the page did not know of the first when it sent the second.
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
