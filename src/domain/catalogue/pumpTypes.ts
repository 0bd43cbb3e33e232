/** Values of the pump type (P000535), in the order in which they are offered. */
export const PUMP_TYPES = {
  V000601: "单级单吸离心泵",
  V000602: "管道离心泵",
  V000603: "单级双吸离心泵",
  V000604: "多级离心泵",
  V000605: "轻型立式多级离心泵",
  V000606: "湿转子循环泵",
} as const;
export type PumpType = keyof typeof PUMP_TYPES;
