import { CONDUCTIVITY, DENSITY, HEAT_CAPACITY, INNER_DIAMETER, THICKNESS } from "./materialProperties.ts";
import { NOT_VERIFIED, valuesOf, type LibraryCategory } from "./LibraryCategory.ts";

const INSULATIONS = "M000300";

const TUBES = [6, 10, 13, 16, 19, 22, 25, 28, 35, 42, 48, 54, 60, 76, 89, 108, 114, 133, 140, 159];
const THICKNESSES = [9, 13, 15, 20, 25, 30, 40];
/** A thin wall on a wide tube is not made. */
const isMade = (tube: number, thickness: number) => tube <= 54 || thickness >= 13;

export const rubberTubes: LibraryCategory = {
  code: "M000301",
  parentCode: INSULATIONS,
  name: "柔性泡沫橡塑管壳",
  standard: "GB/T 17794",
  unit: "m",
  source: "按市场常用规格录入，产品标准为 GB/T 17794，以现行版本为准",
  definitions: [INNER_DIAMETER, THICKNESS].map((definition) => ({ ...definition, isSearch: true })),
  materials: TUBES.flatMap((tube) =>
    THICKNESSES.filter((thickness) => isMade(tube, thickness)).map((thickness) => ({
      name: "柔性泡沫橡塑绝热管壳",
      specification: `Φ${tube}×${thickness}`,
      verifiedBy: NOT_VERIFIED,
      values: valuesOf([INNER_DIAMETER, tube], [THICKNESS, thickness]),
    })),
  ),
};

type Solid = readonly [name: string, original: string, k: number, rho: number, c: number];

const AS_RECORDED = "与所列来源的记录一致";

const thermal = (
  category: Pick<LibraryCategory, "code" | "name" | "source">,
  solids: readonly Solid[],
): LibraryCategory => ({
  ...category,
  parentCode: INSULATIONS,
  standard: null,
  unit: "m³",
  definitions: [CONDUCTIVITY, DENSITY, HEAT_CAPACITY],
  materials: solids.map(([name, original, k, rho, c]) => ({
    name,
    specification: original,
    verifiedBy: AS_RECORDED,
    values: valuesOf([CONDUCTIVITY, k], [DENSITY, rho], [HEAT_CAPACITY, c]),
  })),
});

/** W/(m·K), kg/m³, J/(kg·K), as the records state them. */
export const insulationProperties = thermal(
  {
    code: "M000302",
    name: "绝热材料物性",
    source:
      "open-ideas/IDEAS，IDEAS/Buildings/Data/Insulation，提交 19e1d199，BSD；其依据为 ASHRAE Handbook of Fundamentals 2017 第 26 章",
  },
  [
    ["岩棉板", "Rockwool (board)", 0.035, 100, 800],
    ["玻璃棉板", "Glasswool (board)", 0.035, 60, 800],
    ["模塑聚苯板 EPS", "Expanded polystyrene, EPS", 0.035, 24, 1500],
    ["挤塑聚苯板 XPS", "Extruded polystyrene, XPS", 0.03, 30, 1500],
    ["聚氨酯泡沫 PUR", "Polyurethane foam, PUR", 0.025, 40, 1500],
    ["聚异氰脲酸酯泡沫 PIR", "Polyisocyanurate foam, PIR", 0.025, 30, 1500],
    ["酚醛泡沫 PF", "Phenolic foam, PF", 0.02, 40, 1400],
    ["泡沫玻璃", "Cellular glass", 0.042, 120, 800],
  ],
);

export const solidProperties = thermal(
  {
    code: "M000303",
    name: "建筑材料物性",
    source: "lbl-srg/modelica-buildings，Buildings/HeatTransfer/Data/Solids.mo，提交 c4117ccec1，BSD",
  },
  [
    ["砖", "Brick", 0.89, 1920, 790],
    ["混凝土", "Concrete", 1.4, 2240, 840],
    ["保温板", "Insulation board", 0.03, 40, 1200],
    ["玻璃", "Glass", 1, 2500, 700],
    ["石膏板", "Gypsum board", 0.16, 800, 1090],
    ["胶合板", "Plywood", 0.12, 540, 1210],
    ["钢", "Steel", 50.2, 7850, 450],
  ],
);

export const finishProperties = thermal(
  {
    code: "M000304",
    name: "找平与饰面材料物性",
    source:
      "open-ideas/IDEAS，IDEAS/Buildings/Data/Materials，提交 4674c53b（找平层）和 0542cb28（其余），BSD",
  },
  [
    ["水泥砂浆找平层", "Screed", 1.3, 2000, 1000],
    ["陶瓷砖", "CeramicTileForFinishing", 1.4, 2100, 840],
    ["石膏抹灰", "GypsumPlasterForFinishing", 0.6, 975, 840],
    ["木地板", "TimberForFinishing", 0.11, 550, 1880],
  ],
);
