import type { HeatMachine } from "#domain/building/sources/HeatMachine.ts";

/** A boiler of so many kW. */
export const testBoiler = (id: string, capacity: number, more: Partial<HeatMachine> = {}): HeatMachine => ({
  ...{ id, model: id.toUpperCase(), brand: "甲", series: "一系列", isSample: true, type: "燃气热水锅炉" },
  ...{ capacity, efficiency: 94, gas: null, flow: null, loss: null },
  ...more,
});
