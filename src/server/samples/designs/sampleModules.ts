import { PROPERTY } from "#domain/catalogue/properties.ts";
import { formatQuantity } from "#domain/base/formatQuantity.ts";
import type { DesignStock } from "./DesignStock.ts";
import { ducts, fact, flowFact, powerFact, pumps, units, type SampleModule } from "./moduleMakers.ts";
import { STOCK } from "./stockIds.ts";

const HVAC = { feature: "hvac", form: "room" } as const;

/** Each is made on request, and skipped if one of its products is missing. */
export const SAMPLE_MODULES: readonly ((stock: DesignStock) => SampleModule)[] = [
  (stock) =>
    pumps(
      stock,
      {
        ...HVAC,
        id: "module-chilled-pumps-150",
        name: "冷冻水循环泵组（两用一备）",
        description: "卧式单级泵并联，吸入侧设蝶阀，压出侧设止回阀和蝶阀，总管同侧接出",
        category: "pumps",
      },
      { pump: STOCK.chilledPump, count: 3, standby: 1, system: "chilledWater", tag: "CHP" },
    ),
  (stock) =>
    pumps(
      stock,
      {
        ...HVAC,
        id: "module-cooling-pumps-200",
        name: "冷却水循环泵组（两用一备）",
        description: "卧式单级泵并联，与两台水冷机组对应，总管同侧接出",
        category: "pumps",
      },
      { pump: STOCK.coolingPump, count: 3, standby: 1, system: "condenserWater", tag: "CWP" },
    ),
  (stock) =>
    pumps(
      stock,
      {
        ...HVAC,
        id: "module-chilled-pumps-300",
        name: "双吸中开泵组（两用一备）",
        description: "中开双吸泵并联，泵盖上揭检修，不拆进出水管",
        category: "pumps",
      },
      { pump: STOCK.largePump, count: 3, standby: 1, system: "chilledWater", tag: "CHP" },
    ),
  (stock) =>
    pumps(
      stock,
      {
        ...HVAC,
        id: "module-inline-pumps-50",
        name: "立式管道泵组（一用一备）",
        description: "进出口同轴，占地小，适合层间机房",
        category: "pumps",
      },
      { pump: STOCK.inlinePump, count: 2, standby: 1, system: "chilledWater", tag: "P" },
    ),
  (stock) =>
    pumps(
      stock,
      {
        ...HVAC,
        id: "module-heating-pumps-100",
        name: "供暖循环泵组（两用一备）",
        description: "卧式单级泵并联，配板式换热器的二次侧循环",
        category: "pumps",
      },
      { pump: STOCK.heatingPump, count: 3, standby: 1, system: "heatingWater", tag: "HWP" },
    ),
  (stock) =>
    pumps(
      stock,
      {
        id: "module-hot-water-pumps-25",
        name: "生活热水循环泵组（一用一备）",
        description: "立式管道泵并联，保证热水管网循环",
        category: "supply",
        feature: "water",
        form: "room",
      },
      { pump: STOCK.hotPump, count: 2, standby: 1, system: "hotWater", tag: "DHP" },
    ),
  (stock) =>
    units(
      stock,
      {
        ...HVAC,
        id: "module-plate-exchangers",
        name: "板式换热机组（两台并联）",
        description: "一次侧、二次侧各设总管，每台进出口设蝶阀，可单台切除清洗",
        category: "exchangers",
      },
      { unit: STOCK.plateExchanger, count: 2, tag: "HE", aisle: 1000 },
      [
        powerFact("单台换热量", stock.number(STOCK.plateExchanger, PROPERTY.heatingCapacity)),
        flowFact("单台流量", stock.number(STOCK.plateExchanger, PROPERTY.waterFlow)),
      ],
    ),
  (stock) =>
    units(
      stock,
      {
        id: "module-storage-exchangers",
        name: "容积式换热器组（两台并联）",
        description: "生活热水供应，二次侧进出水总管并联接出",
        category: "exchangers",
        feature: "water",
        form: "room",
      },
      { unit: STOCK.storageExchanger, count: 2, tag: "SHE", aisle: 1000 },
      [powerFact("单台换热量", stock.number(STOCK.storageExchanger, PROPERTY.heatingCapacity))],
    ),
  (stock) =>
    units(
      stock,
      {
        ...HVAC,
        id: "module-screw-chillers",
        name: "螺杆式冷水机组（两台并联）",
        description: "冷冻水、冷却水总管在机组一端上方，另一端留出抽管空间",
        category: "chillers",
      },
      { unit: STOCK.screwChiller, count: 2, tag: "CH", aisle: 1200 },
      [powerFact("单台制冷量", stock.number(STOCK.screwChiller, PROPERTY.coolingCapacity))],
    ),
  (stock) =>
    units(
      stock,
      {
        ...HVAC,
        id: "module-centrifugal-chillers",
        name: "离心式冷水机组（两台并联）",
        description: "大型制冷机房，冷冻水、冷却水总管在机组一端上方",
        category: "chillers",
      },
      { unit: STOCK.centrifugalChiller, count: 2, tag: "CH", aisle: 1500 },
      [powerFact("单台制冷量", stock.number(STOCK.centrifugalChiller, PROPERTY.coolingCapacity))],
    ),
  (stock) =>
    units(
      stock,
      {
        id: "module-cross-towers",
        name: "横流式冷却塔组（两台并联）",
        description: "塔间留出进风距离，进出水分设总管",
        category: "towers",
        feature: "hvac",
        form: "roof",
      },
      { unit: STOCK.crossTower, count: 2, tag: "CT", aisle: 1500 },
      [flowFact("单台水量", stock.number(STOCK.crossTower, PROPERTY.waterFlow))],
    ),
  (stock) =>
    units(
      stock,
      {
        id: "module-counter-towers",
        name: "逆流式冷却塔组（三台并联）",
        description: "四面进风，塔间距离按进风口高度留出",
        category: "towers",
        feature: "hvac",
        form: "roof",
      },
      { unit: STOCK.counterTower, count: 3, tag: "CT", aisle: 2000 },
      [flowFact("单台水量", stock.number(STOCK.counterTower, PROPERTY.waterFlow))],
    ),
  (stock) =>
    units(
      stock,
      {
        id: "module-water-supply",
        name: "变频给水设备（一套）",
        description: "成套设备进出水各设检修蝶阀，总管上翻接出",
        category: "supply",
        feature: "water",
        form: "room",
      },
      { unit: STOCK.supplySet, count: 1, tag: "WS", aisle: 1000 },
      [
        flowFact("供水流量", stock.number(STOCK.supplySet, PROPERTY.airFlow)),
        fact("扬程", `${formatQuantity(stock.number(STOCK.supplySet, PROPERTY.head), "m")} m`),
      ],
    ),
  (stock) =>
    ducts(
      stock,
      {
        id: "module-mixed-flow-fan",
        name: "混流风机管段",
        description: "调节阀、混流风机、片式消声器、防火阀依次相接，两端留接管",
        category: "ventilation",
        feature: "hvac",
        form: "line",
      },
      STOCK.mixedFlowFan,
      [
        ["VD-1", STOCK.largeDamper],
        ["F-1", STOCK.mixedFlowFan],
        ["SL-1", STOCK.largeSilencer],
        ["FD-1", STOCK.largeFireDamper],
      ],
    ),
  (stock) =>
    ducts(
      stock,
      {
        id: "module-cabinet-fan",
        name: "柜式离心风机段",
        description: "风机落地，进出风口各接消声器，出口设防火阀",
        category: "ventilation",
        feature: "hvac",
        form: "room",
      },
      STOCK.cabinetFan,
      [
        ["VD-2", STOCK.damper],
        ["SL-2", STOCK.silencer],
        ["F-2", STOCK.cabinetFan],
        ["SL-3", STOCK.silencer],
        ["FD-2", STOCK.fireDamper],
      ],
    ),
  (stock) =>
    ducts(
      stock,
      {
        id: "module-air-handler",
        name: "卧式空调机组管段",
        description: "机组落地，进风设调节阀，送风接消声器和防火阀",
        category: "ventilation",
        feature: "hvac",
        form: "room",
      },
      STOCK.airHandler,
      [
        ["VD-1", STOCK.largeDamper],
        ["AHU-1", STOCK.airHandler],
        ["SL-1", STOCK.largeSilencer],
        ["FD-1", STOCK.largeFireDamper],
      ],
    ),
];
