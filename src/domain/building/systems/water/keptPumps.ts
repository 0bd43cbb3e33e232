import type { WaterSettings } from "./WaterSettings.ts";

/** Whether any pump is kept, for the tree or the plant */
export const hasPump = ({ pump, primary, condenser }: WaterSettings): boolean =>
  [pump, primary.pump, condenser?.pump ?? null].some((each) => each !== null);

/** Settings for a new system, without chosen pumps and without towers */
export const withoutPumps = (settings: WaterSettings): WaterSettings => ({
  ...settings,
  pump: null,
  primary: { ...settings.primary, pump: null },
  condenser: null,
});
