/** Why no tower can be proposed */
export type TowerGap = "no-wet-bulb" | "no-tower" | "no-flow";
/** Record of a kept machine against its record at the choice; null before the server was asked. */
export type RecordState = "same" | "other" | "gone" | "unreachable" | null;

/** Reasons for screen and files */
export const TOWER_GAP_WORDS: Readonly<Record<TowerGap, string>> = {
  "no-wet-bulb": "未输入湿球温度",
  "no-tower": "没有注明该水温、在此湿球或更高时流量足够的冷却塔",
  "no-flow": "产品未提供 COP，冷却水流量未知",
};

/** The same for a module taken as plant room; its bill stays that of the choice. */
export const MODULE_RECORD_WORDS: Readonly<Record<Exclude<RecordState, "same" | null>, string>> = {
  other: "模块在采用后有更新，清单为采用时的内容",
  gone: "模块库中已没有该模块，清单为采用时的内容",
  unreachable: "未能核对模块，请检查网络",
};

export const RECORD_WORDS: Readonly<Record<Exclude<RecordState, "same" | null>, string>> = {
  other: "产品数据在采用后有更新",
  gone: "产品库中已没有该产品",
  unreachable: "未能核对产品数据，请检查网络",
};
