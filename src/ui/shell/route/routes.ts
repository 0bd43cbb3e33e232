import { BATCH_KINDS, type BatchKindName } from "#domain/building/kinds/batchKinds.ts";
import type { RouteMeta } from "./RouteMeta.ts";

const PLACE = {
  module: "product",
  ignoreLogin: false,
  keepAlive: false,
  aliveTo: [],
  showMenu: false,
  showBasket: true,
} as const satisfies Partial<RouteMeta>;
const LIBRARY = { ...PLACE, showBasket: false } as const;

/** A list stays alive while one of its products is viewed. */
const LIST = {
  keepAlive: true,
  aliveTo: ["ProductDetail", "ProductCompare", "SelectionList"],
} as const satisfies Partial<RouteMeta>;

export type BatchRoute = `${Capitalize<BatchKindName>}MultiRoom`;
export const BATCH_NAMES = Object.keys(BATCH_KINDS) as BatchKindName[];
export const batchRoute = (kind: BatchKindName) =>
  `${kind.charAt(0).toUpperCase()}${kind.slice(1)}MultiRoom` as BatchRoute;

/** The batch screen of each kind of equipment. */
const BATCHES = BATCH_NAMES.map((kind) => {
  const { paths, words } = BATCH_KINDS[kind];
  return {
    ...PLACE,
    name: batchRoute(kind),
    paths,
    title: "批量选型",
    documentTitle: `${words.title}批量选型`,
    ignoreLogin: true,
  } as const;
});

/** All routes of the program. Any other address leads to `Error`. */
export const ROUTES = [
  {
    ...PLACE,
    name: "Index",
    paths: ["/", "/startSearch"],
    title: "产品库",
    ignoreLogin: true,
  },
  ...BATCHES,
  {
    ...PLACE,
    name: "FanList",
    paths: ["/fan", "/products"],
    title: "通风机",
    showMenu: true,
    ...LIST,
  },
  { ...PLACE, name: "PumpList", paths: ["/pump"], title: "水泵", ...LIST },
  { ...PLACE, name: "ProductList", paths: ["/productList/:categoryCode"], title: "产品列表", ...LIST },
  { ...PLACE, name: "ProductCompare", paths: ["/product/compare"], title: "产品对比" },
  { ...PLACE, name: "ProductDetail", paths: ["/product/detail/:id"], title: "产品详情" },
  {
    ...PLACE,
    name: "Verdict",
    paths: ["/verdict"],
    title: "结论核对",
    ignoreLogin: true,
  },
  {
    ...PLACE,
    name: "SelectionList",
    paths: ["/selectedProducts"],
    title: "已选产品",
    showBasket: false,
  },
  // The secret of a link follows a second # in the address and is not part of the route.
  {
    ...PLACE,
    name: "Invitation",
    paths: ["/invitation"],
    title: "加入项目",
    ignoreLogin: true,
  },
  { ...PLACE, name: "Shared", paths: ["/shared"], title: "分享的项目", ignoreLogin: true },
  { ...PLACE, name: "Documents", paths: ["/documents"], title: "电子样本" },
  { ...PLACE, name: "DocDetail", paths: ["/doc-detail"], title: "电子样本" },
  {
    ...PLACE,
    name: "OwnProducts",
    paths: ["/library", "/library/manuals", "/library/imports", "/library/acts"],
    module: "own",
    title: "自有产品",
  },
  {
    ...PLACE,
    name: "LibraryInvitation",
    paths: ["/library/invitation"],
    module: "own",
    title: "加入产品库",
    ignoreLogin: true,
  },
  {
    ...PLACE,
    name: "Operators",
    paths: [
      "/operators",
      "/operators/acts",
      "/operators/libraries",
      "/operators/imports",
      "/operators/feedback",
      "/operators/status",
    ],
    module: "none",
    title: "管理",
    platforms: ["web"],
    showBasket: false,
  },
  {
    ...LIBRARY,
    name: "MaterialList",
    paths: ["/material"],
    module: "material",
    title: "标准材料库",
    platforms: ["g"],
  },
  {
    ...LIBRARY,
    name: "ModuleList",
    paths: ["/module"],
    module: "module",
    title: "模块库",
    platforms: ["g", "web"],
  },
  {
    ...LIBRARY,
    name: "GoodsList",
    paths: ["/goods"],
    module: "goods",
    title: "价格查询",
    platforms: ["g"],
  },
  {
    ...LIBRARY,
    name: "ComponentList",
    paths: ["/components"],
    module: "component",
    title: "构件库",
    platforms: ["g", "cs", "web"],
  },
  {
    ...LIBRARY,
    name: "PracticeList",
    paths: ["/practice"],
    module: "practice",
    title: "工程做法库",
    platforms: ["g"],
  },
  {
    ...LIBRARY,
    name: "SchemeList",
    paths: ["/scheme"],
    module: "template",
    title: "模板库",
    platforms: ["g", "web"],
  },
  {
    ...LIBRARY,
    name: "SceneList",
    paths: ["/scenes"],
    module: "scene",
    title: "场景库",
    platforms: ["g", "web"],
    ignoreLogin: ["web"],
  },
  {
    ...LIBRARY,
    name: "SceneComponentList",
    paths: ["/scenes/:id/components"],
    module: "scene",
    title: "场景构件",
    platforms: ["g", "web"],
  },
  { ...PLACE, name: "Sound", paths: ["/sound"], title: "噪声计算", ignoreLogin: true },
  {
    ...LIBRARY,
    name: "Help",
    paths: ["/help"],
    module: "none",
    title: "帮助",
    ignoreLogin: true,
  },
  {
    ...LIBRARY,
    name: "Error",
    paths: ["/error"],
    module: "none",
    title: "无法打开页面",
    ignoreLogin: true,
  },
] as const satisfies readonly RouteMeta[];

/** Names of the routes; each has a screen. */
export type RouteName = (typeof ROUTES)[number]["name"];

const PRODUCT_LIBRARY = "产品库";

export const documentTitleOf = (route: Pick<RouteMeta, "title" | "documentTitle"> | undefined) =>
  route?.documentTitle || route?.title || PRODUCT_LIBRARY;
