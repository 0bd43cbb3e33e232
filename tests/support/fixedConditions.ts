import { DEFAULT_CHOICE } from "#domain/products/energy/EnergyChoice.ts";
import { PLAIN_SET } from "#domain/products/parallel/SetChoice.ts";
import type { DetailConditions } from "#ui/duty/DetailConditions.ts";

/** Conditions that cannot be changed, by default without a duty. */
export const fixedConditions = (changed: Partial<DetailConditions> = {}): DetailConditions => ({
  duty: [],
  isMalformed: false,
  powerLimit: null,
  rate: null,
  setting: undefined,
  energy: DEFAULT_CHOICE,
  set: PLAIN_SET,
  changeDuty() {},
  changeRunning() {},
  changePowerLimit() {},
  changeEnergy() {},
  changeSet() {},
  ...changed,
});
