import { constructionFigures, type Layer, type SurfaceSide } from "#domain/things/design/Practice.ts";
import type { Design, PracticeContent } from "#domain/things/design/Design.ts";
import { formatNumber, formatPlain } from "#domain/base/formatNumber.ts";
import { lookUp } from "#domain/base/keyed.ts";
import { MATERIAL_LIBRARY } from "../../materials/library/materialLibrary.ts";
import { MATERIAL_PROPERTY } from "../../materials/library/materialProperties.ts";

const SOURCE = "示例数据：按常见构造由程序列出，材料和物性取自标准材料库；不是任何图集的做法";
/** 绝热、建筑、找平与饰面材料物性. */
const SOLIDS = ["M000302", "M000303", "M000304"];
const LIBRARY = MATERIAL_LIBRARY.filter(({ code }) => SOLIDS.includes(code));

/** By the name that the library gives it, so that a layer never states another figure than the library. */
function layer(role: string, name: string, thickness: number): Layer {
  for (const { code, materials } of LIBRARY) {
    const found = materials.find((material) => material.name === name);
    if (found === undefined) continue;
    const figure = (property: "conductivity" | "density") =>
      Number(lookUp(found.values, MATERIAL_PROPERTY[property]));
    return {
      role,
      material: name,
      categoryCode: code,
      specification: found.specification,
      thickness,
      conductivity: figure("conductivity"),
      density: figure("density"),
    };
  }
  throw new Error(`The library has no ${name}`);
}

type Row = readonly [role: string, material: string, thickness: number];
interface Plan extends Pick<Design, "id" | "name" | "description" | "category" | "feature"> {
  readonly rows: readonly Row[];
  readonly sides: readonly [SurfaceSide, SurfaceSide];
  readonly notes?: readonly string[];
}

const WATERPROOF = "防水层按防水等级选定，不计厚度和热阻";

const PLANS: readonly Plan[] = [
  {
    id: "practice-roof-xps",
    name: "倒置式保温屋面（挤塑板 90）",
    description: "防水层在保温层下，挤塑板上做细石混凝土保护层",
    category: "roof",
    feature: "insulated",
    sides: ["outside", "inside"],
    rows: [
      ["保护层", "混凝土", 40],
      ["保温层", "挤塑聚苯板 XPS", 90],
      ["找平层", "水泥砂浆找平层", 20],
      ["结构层", "混凝土", 120],
      ["抹灰", "石膏抹灰", 15],
    ],
    notes: [WATERPROOF],
  },
  {
    id: "practice-roof-pir",
    name: "正置式保温屋面（聚异氰脲酸酯 80）",
    description: "保温层上找平后做防水层，面层铺砖上人",
    category: "roof",
    feature: "insulated",
    sides: ["outside", "inside"],
    rows: [
      ["面层", "陶瓷砖", 10],
      ["找平层", "水泥砂浆找平层", 25],
      ["保温层", "聚异氰脲酸酯泡沫 PIR", 80],
      ["找平层", "水泥砂浆找平层", 20],
      ["结构层", "混凝土", 120],
    ],
    notes: [WATERPROOF],
  },
  {
    id: "practice-wall-rockwool",
    name: "岩棉板外保温砖墙（岩棉 80）",
    description: "粘锚岩棉板，外抹抗裂砂浆，内抹石膏",
    category: "wall",
    feature: "insulated",
    sides: ["outside", "inside"],
    rows: [
      ["饰面层", "水泥砂浆找平层", 10],
      ["保温层", "岩棉板", 80],
      ["墙体", "砖", 240],
      ["抹灰", "石膏抹灰", 15],
    ],
  },
  {
    id: "practice-wall-eps",
    name: "聚苯板薄抹灰外墙（EPS 100）",
    description: "模塑聚苯板薄抹灰外保温，钢筋混凝土墙体",
    category: "wall",
    feature: "insulated",
    sides: ["outside", "inside"],
    rows: [
      ["饰面层", "水泥砂浆找平层", 6],
      ["保温层", "模塑聚苯板 EPS", 100],
      ["墙体", "混凝土", 200],
      ["抹灰", "石膏抹灰", 15],
    ],
  },
  {
    id: "practice-wall-cavity",
    name: "夹芯保温砖墙（玻璃棉 60）",
    description: "内外两叶砖墙之间填玻璃棉板",
    category: "wall",
    feature: "insulated",
    sides: ["outside", "inside"],
    rows: [
      ["外叶墙", "砖", 120],
      ["保温层", "玻璃棉板", 60],
      ["内叶墙", "砖", 240],
      ["抹灰", "石膏抹灰", 15],
    ],
  },
  {
    id: "practice-floor-heated-tile",
    name: "地面辐射供暖楼面（地砖）",
    description: "加热管埋在填充层内，绝热层用挤塑板，面层地砖",
    category: "floor",
    feature: "heated",
    sides: ["inside", "inside"],
    rows: [
      ["面层", "陶瓷砖", 10],
      ["粘结层", "水泥砂浆找平层", 20],
      ["填充层", "混凝土", 50],
      ["绝热层", "挤塑聚苯板 XPS", 30],
      ["结构层", "混凝土", 120],
    ],
    notes: ["加热管外径和间距按 JGJ 142 的计算确定"],
  },
  {
    id: "practice-floor-heated-wood",
    name: "地面辐射供暖楼面（木地板）",
    description: "木地板热阻较大，供水温度和间距另行校核",
    category: "floor",
    feature: "heated",
    sides: ["inside", "inside"],
    rows: [
      ["面层", "木地板", 15],
      ["填充层", "混凝土", 50],
      ["绝热层", "模塑聚苯板 EPS", 30],
      ["结构层", "混凝土", 120],
    ],
    notes: ["加热管外径和间距按 JGJ 142 的计算确定"],
  },
  {
    id: "practice-floor-tile",
    name: "地砖楼面",
    description: "找平后铺贴地砖，无保温要求的楼层",
    category: "floor",
    feature: "plain",
    sides: ["inside", "inside"],
    rows: [
      ["面层", "陶瓷砖", 10],
      ["粘结层", "水泥砂浆找平层", 20],
      ["找平层", "水泥砂浆找平层", 20],
      ["结构层", "混凝土", 100],
      ["抹灰", "石膏抹灰", 10],
    ],
  },
  {
    id: "practice-floor-ground",
    name: "保温地面（挤塑板 60）",
    description: "底层地面，垫层下设挤塑板",
    category: "floor",
    feature: "insulated",
    sides: ["inside", "ground"],
    rows: [
      ["面层", "陶瓷砖", 10],
      ["找平层", "水泥砂浆找平层", 30],
      ["垫层", "混凝土", 80],
      ["保温层", "挤塑聚苯板 XPS", 60],
    ],
    notes: [WATERPROOF],
  },
  {
    id: "practice-partition-gypsum",
    name: "双面双层石膏板隔墙（玻璃棉 50）",
    description: "轻钢龙骨，中填玻璃棉板，用于机房与房间之间",
    category: "partition",
    feature: "sound",
    sides: ["inside", "inside"],
    rows: [
      ["面板", "石膏板", 24],
      ["吸声层", "玻璃棉板", 50],
      ["面板", "石膏板", 24],
    ],
    notes: ["龙骨的热桥未计"],
  },
  {
    id: "practice-partition-brick",
    name: "砖砌隔墙（双面抹灰）",
    description: "机房隔墙，双面石膏抹灰",
    category: "partition",
    feature: "plain",
    sides: ["inside", "inside"],
    rows: [
      ["抹灰", "石膏抹灰", 15],
      ["墙体", "砖", 120],
      ["抹灰", "石膏抹灰", 15],
    ],
  },
  {
    id: "practice-duct-glasswool",
    name: "矩形风管玻璃棉板绝热（40）",
    description: "镀锌钢板风管外贴玻璃棉板，外包防潮层",
    category: "insulation",
    feature: "insulated",
    sides: ["duct", "inside"],
    rows: [
      ["风管", "钢", 0.75],
      ["绝热层", "玻璃棉板", 40],
    ],
    notes: ["防潮层不计厚度和热阻"],
  },
  {
    id: "practice-equipment-foamglass",
    name: "设备泡沫玻璃绝热（60）",
    description: "换热器、水箱外壳绝热，外包金属保护层",
    category: "insulation",
    feature: "insulated",
    sides: ["duct", "inside"],
    rows: [
      ["设备外壳", "钢", 8],
      ["绝热层", "泡沫玻璃", 60],
      ["保护层", "钢", 0.5],
    ],
    notes: ["按平壁计算，曲率未计"],
  },
];

/** Constructions with their figures, computed from the layers. */
export const samplePractices = (): Design<PracticeContent>[] =>
  PLANS.map(({ rows, sides, notes = [], ...words }) => {
    const layers = rows.map((row) => layer(...row));
    const figures = constructionFigures(layers, sides);
    return {
      ...words,
      kind: "practice",
      form: null,
      content: {
        layers,
        sides,
        facts: [
          { name: "总厚度", value: `${formatPlain(figures.thickness, 2)} mm` },
          { name: "面密度", value: `${formatPlain(figures.mass, 0)} kg/㎡` },
          { name: "材料层热阻", value: `${formatNumber(figures.resistance, 2)} ㎡·K/W` },
          { name: "传热系数 K", value: `${formatNumber(figures.transmittance, 2)} W/(㎡·K)` },
          ...notes.map((value) => ({ name: "说明", value })),
        ],
      },
      source: SOURCE,
      isSample: true,
    };
  });
