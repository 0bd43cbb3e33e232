/** 锅炉类型 of hot water boilers. */
export const BOILER_TYPES = {
  V001111: "燃气冷凝热水锅炉",
  V001112: "燃气热水锅炉",
  V001113: "燃气真空热水锅炉",
  V001114: "电热水锅炉",
} as const;
export const ELECTRIC_BOILER = "V001114" satisfies keyof typeof BOILER_TYPES;
