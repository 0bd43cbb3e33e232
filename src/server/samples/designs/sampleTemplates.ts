import type { ArrangedContent, Design, Fact } from "#domain/things/design/Design.ts";
import { plantRoom, type PlantRoom } from "#domain/things/design/layout/plantRoom.ts";
import type { DesignStock } from "./DesignStock.ts";
import { overallSize, SOURCE, type SampleModule } from "./moduleMakers.ts";

type Modules = ReadonlyMap<string, SampleModule>;
type Words = Pick<Design, "id" | "name" | "description" | "category">;

interface Plan extends Words {
  readonly modules: readonly string[];
  readonly links: PlantRoom["links"];
  readonly facts: readonly Fact[];
}

const PLANS: readonly Plan[] = [
  {
    id: "template-cooling-1700",
    name: "制冷机房：两台螺杆机，一级泵",
    description: "两台水冷螺杆机与两组循环泵，冷冻水一级泵定流量，冷却塔在屋面",
    category: "cooling",
    modules: ["module-chilled-pumps-150", "module-screw-chillers", "module-cooling-pumps-200"],
    links: [
      [
        [0, "压出总管"],
        [1, "冷冻水进总管"],
      ],
      [
        [2, "压出总管"],
        [1, "冷却水进总管"],
      ],
    ],
    facts: [
      { name: "冷冻水供回水温度", value: "7 / 12 ℃" },
      { name: "冷却水供回水温度", value: "32 / 37 ℃" },
      { name: "水系统", value: "两管制，一级泵" },
    ],
  },
  {
    id: "template-cooling-3500",
    name: "制冷机房：两台离心机，双吸泵",
    description: "两台离心式冷水机组与双吸中开泵组，适合大型公共建筑",
    category: "cooling",
    modules: ["module-chilled-pumps-300", "module-centrifugal-chillers"],
    links: [
      [
        [0, "压出总管"],
        [1, "冷冻水进总管"],
      ],
    ],
    facts: [
      { name: "冷冻水供回水温度", value: "7 / 12 ℃" },
      { name: "冷却水供回水温度", value: "32 / 37 ℃" },
      { name: "水系统", value: "两管制，一级泵" },
    ],
  },
  {
    id: "template-heating-station",
    name: "换热站：板式换热器与供暖循环泵",
    description: "两台板式换热器并联，二次侧两用一备循环泵，另设生活热水容积式换热器",
    category: "heating",
    modules: ["module-heating-pumps-100", "module-plate-exchangers", "module-storage-exchangers"],
    links: [
      [
        [0, "压出总管"],
        [1, "二次侧进总管"],
      ],
    ],
    facts: [
      { name: "一次侧供回水温度", value: "110 / 70 ℃" },
      { name: "二次侧供回水温度", value: "60 / 50 ℃" },
    ],
  },
  {
    id: "template-fan-room",
    name: "通风机房：空调机组与排风机",
    description: "一台卧式空调机组和一台柜式排风机，各带消声器和防火阀",
    category: "ventilation",
    modules: ["module-air-handler", "module-cabinet-fan"],
    links: [],
    facts: [
      { name: "防火阀动作温度", value: "70 ℃" },
      { name: "消声", value: "片式阻性消声器" },
    ],
  },
];

/** Plant rooms put together from the sample modules; one of a module that is not there does not come about. */
export function sampleTemplates(stock: DesignStock, modules: Modules): Design<ArrangedContent>[] {
  return PLANS.flatMap(({ modules: ids, links, facts, ...words }) => {
    const parts = ids.flatMap((id) => modules.get(id) ?? []);
    if (parts.length < ids.length) return [];
    const groups = parts.map(({ content }) => content.arrangement);
    const arrangement = plantRoom({ groups, links }, stock.body);
    return [
      {
        ...words,
        kind: "template" as const,
        feature: null,
        form: null,
        content: { arrangement, moduleIds: ids, facts: [...facts, overallSize(stock, arrangement)] },
        source: SOURCE,
        isSample: true,
      },
    ];
  });
}
