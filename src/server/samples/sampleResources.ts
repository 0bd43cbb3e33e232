import type { CadBlockRow, ComponentRow, ProductRow } from "../store/catalogueRows.ts";

/** One invented maker offers files, for one in so many of its products: enough to see a list. */
const BRAND = "B000001";
const ONE_IN = 10;

const componentsOf = ({ id, model }: ProductRow): ComponentRow[] => [
  {
    id: `${id}-gac`,
    productId: id,
    name: model,
    suffix: "gac",
    softwareCode: "AppGmep",
    softwareName: "机电设计",
    softwareVersions: ["2022", "2023", "2024"],
    platformCode: "NOVA_DESIGN",
    publicComponentId: `public-${id}-gac`,
    componentFamilyTypeName: "默认",
    softwareCategoryName: "机电构件",
    sortIndex: 0,
  },
  {
    id: `${id}-rfa`,
    productId: id,
    name: model,
    suffix: "rfa",
    softwareCode: "revit",
    softwareName: "Revit",
    softwareVersions: ["2020", "2021", "2022", "2023", "2024"],
    platformCode: "REVIT",
    publicComponentId: `public-${id}-rfa`,
    componentFamilyTypeName: null,
    softwareCategoryName: null,
    sortIndex: 1,
  },
];

const blockOf = ({ id, model }: ProductRow): CadBlockRow => ({
  id: `${id}-dwg`,
  productId: id,
  name: `${model} 三视图`,
  suffix: "dwg",
});

/** Files of generated products. They are samples as their products are. */
export function sampleResources(products: readonly ProductRow[]): {
  readonly components: readonly ComponentRow[];
  readonly cadBlocks: readonly CadBlockRow[];
} {
  const offered = products
    .filter(({ brandCode, isSample }) => isSample && brandCode === BRAND)
    .filter((_, at) => at % ONE_IN === 0);
  return { components: offered.flatMap(componentsOf), cadBlocks: offered.map(blockOf) };
}
