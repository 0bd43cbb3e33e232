/** Whether generated products stand beside the real records and what was imported. */
export const SAMPLES = ["on", "off"] as const;
export type Samples = (typeof SAMPLES)[number];
