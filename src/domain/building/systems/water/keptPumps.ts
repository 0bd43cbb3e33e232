import type { WaterSettings } from "./WaterSettings.ts";

/** Whether any pump is kept, of the tree or of the plant. */
export const hasPump = ({ pump, primary, condenser }: WaterSettings): boolean =>
  [pump, primary.pump, condenser?.pump ?? null].some((each) => each !== null);

/** Settings for a new system: no pumps are chosen, and its plant has no towers of its own. */
export const withoutPumps = (settings: WaterSettings): WaterSettings => ({
  ...settings,
  pump: null,
  primary: { ...settings.primary, pump: null },
  condenser: null,
});
