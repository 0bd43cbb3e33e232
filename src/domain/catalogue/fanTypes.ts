/** Values of the fan type (P000515), in the order in which they are offered. */
export const FAN_TYPES = {
  V000701: "离心（后向）",
  V000702: "离心（前向）",
  V000703: "外转子离心",
  V000704: "轴流",
  V000705: "混流",
  V000706: "柜式离心",
  V000707: "屋顶轴流",
  V000708: "屋顶离心",
  V000709: "管道",
} as const;
export type FanType = keyof typeof FAN_TYPES;

/** Values of the drive (P000519). */
export const FAN_DRIVES = { V000711: "直联", V000712: "皮带传动" } as const;
export type FanDrive = keyof typeof FAN_DRIVES;

/** Names of the two curve sets of a double-speed fan, high speed first. */
export const SPEED_SETTINGS = { high: "高速", low: "低速" } as const;
