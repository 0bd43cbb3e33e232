/** Whether generated products are shown beside real and imported records. */
export const SAMPLES = ["on", "off"] as const;
export type Samples = (typeof SAMPLES)[number];
