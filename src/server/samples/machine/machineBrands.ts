import { MACHINES_ONLY, SAMPLE_BRANDS, type MachineBrand } from "../sampleBrands.ts";

/** The invented brands of fan coils, and four that only build machines. */
export const MACHINE_BRANDS: readonly MachineBrand[] = [
  ...SAMPLE_BRANDS.map(({ code, name, prefix }) => ({ code, name, prefix })),
  ...MACHINES_ONLY,
];

export const machineBrandRows = () => MACHINE_BRANDS.map(({ code, name }) => ({ code, name }));
