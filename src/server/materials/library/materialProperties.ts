import type { MaterialDefinition } from "#domain/desk/materials/Material.ts";

const number = (
  code: string,
  name: string,
  unitSymbol: string | null,
  isSearch = false,
): MaterialDefinition => ({
  code,
  name,
  dataType: "Number",
  unitSymbol,
  isSearch,
  enumValues: [],
});

/** A word out of few; the word is its own code. */
export const choice = (code: string, name: string, words: readonly string[]): MaterialDefinition => ({
  code,
  name,
  dataType: "Enum",
  unitSymbol: null,
  isSearch: true,
  enumValues: words.map((word) => ({ code: word, name: word })),
});

/** What materials state, each under one code in every category. */
export const NOMINAL_SIZE = number("MP0001", "公称尺寸 DN", null, true);
export const OUTER_DIAMETER = number("MP0002", "外径", "mm", true);
export const WALL_THICKNESS = number("MP0003", "壁厚", "mm", true);
export const INNER_DIAMETER = number("MP0004", "内径", "mm");
export const WEIGHT = number("MP0005", "理论重量", "kg/m");
export const SIDE_A = number("MP0011", "长边", "mm", true);
export const SIDE_B = number("MP0012", "短边", "mm", true);
export const DIAMETER = number("MP0013", "直径", "mm", true);
export const PLATE_THICKNESS = number("MP0014", "板厚", "mm", true);
export const AREA = number("MP0015", "每米展开面积", "㎡/m");
export const CONDUCTIVITY = number("MP0021", "导热系数", "W/(m·K)", true);
export const DENSITY = number("MP0022", "密度", "kg/m³", true);
export const HEAT_CAPACITY = number("MP0023", "比热容", "J/(kg·K)");
export const THICKNESS = number("MP0024", "绝热厚度", "mm", true);
export const CROSS_SECTION = number("MP0031", "标称截面", "mm²", true);
export const CORES = number("MP0032", "芯数", null, true);
export const RESISTANCE = number("MP0033", "20 ℃ 导体直流电阻", "Ω/km");
export const INSULATION = number("MP0034", "绝缘厚度", "mm");
export const PRESSURE = number("MP0041", "公称压力 PN", null, true);
