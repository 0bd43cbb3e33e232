/** The product categories: the seventeen of the data standard with its numbers and names, and two of our own. */
export const CATEGORIES = {
  C000001: "通风机",
  C000002: "水泵",
  C000003: "空调机组",
  C000004: "冷却塔",
  C000005: "多联机室内机",
  C000006: "风机盘管",
  C000007: "变频供水设备",
  C000008: "冷水机组",
  C000009: "换热器",
  C000010: "风阀",
  C000011: "消声器",
  C000012: "风口",
  C000013: "门",
  C000014: "散热器",
  C000015: "水阀",
  C000016: "过滤器",
  C000017: "空气净化装置",
  C000018: "多联机室外机",
  C000019: "锅炉",
} as const;

export type CategoryCode = keyof typeof CATEGORIES;

export const FAN = "C000001" satisfies CategoryCode;
export const PUMP = "C000002" satisfies CategoryCode;
export const AIR_HANDLER = "C000003" satisfies CategoryCode;
export const WATER_SUPPLY_SET = "C000007" satisfies CategoryCode;
export const HEAT_EXCHANGER = "C000009" satisfies CategoryCode;
export const FAN_COIL = "C000006" satisfies CategoryCode;
export const INDOOR_UNIT = "C000005" satisfies CategoryCode;
export const OUTDOOR_UNIT = "C000018" satisfies CategoryCode;
export const BOILER = "C000019" satisfies CategoryCode;
export const DOOR = "C000013" satisfies CategoryCode;
export const WATER_VALVE = "C000015" satisfies CategoryCode;
export const COOLING_TOWER = "C000004" satisfies CategoryCode;
export const CHILLER = "C000008" satisfies CategoryCode;
export const DAMPER = "C000010" satisfies CategoryCode;
export const SILENCER = "C000011" satisfies CategoryCode;
export const AIR_OUTLET = "C000012" satisfies CategoryCode;
