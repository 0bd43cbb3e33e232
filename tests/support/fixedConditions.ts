import type { DetailConditions } from "#ui/hooks/duty/DetailConditions.ts";

/** Conditions that nothing changes, without a duty unless said otherwise. */
export const fixedConditions = (changed: Partial<DetailConditions> = {}): DetailConditions => ({
  duty: [],
  isMalformed: false,
  powerLimit: null,
  rate: null,
  setting: undefined,
  changeDuty() {},
  changeRunning() {},
  changePowerLimit() {},
  ...changed,
});
