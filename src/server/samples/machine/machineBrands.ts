import { SAMPLE_BRANDS } from "../fanCoil/sampleBrands.ts";

/** An invented maker of fans or pumps; `prefix` begins its model numbers. */
export interface MachineBrand {
  readonly code: string;
  readonly name: string;
  readonly prefix: string;
}

/** The invented makers of fan coils, and four that build machines only. */
export const MACHINE_BRANDS: readonly MachineBrand[] = [
  ...SAMPLE_BRANDS.map(({ code, name, prefix }) => ({ code, name, prefix })),
  { code: "B000011", name: "峰澜", prefix: "FL" },
  { code: "B000012", name: "云砚", prefix: "YN" },
  { code: "B000013", name: "玖川", prefix: "JC" },
  { code: "B000014", name: "禾岳", prefix: "HO" },
];

export const machineBrandRows = () => MACHINE_BRANDS.map(({ code, name }) => ({ code, name }));
