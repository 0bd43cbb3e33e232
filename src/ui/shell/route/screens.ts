import type { ComponentType } from "react";
import type { LoadScreen } from "./loadScreen.ts";
import { BATCH_NAMES, batchRoute, type BatchRoute, type RouteName } from "./routes.ts";

/** The batch screen of each kind of equipment, from the folder of its name. */
const BATCHES = Object.fromEntries(
  BATCH_NAMES.map((kind) => [
    batchRoute(kind),
    async () =>
      (
        (await import(`../../screens/batch/kinds/${kind}/${kind}Screen.tsx`)) as {
          readonly Batch: ComponentType;
        }
      ).Batch,
  ]),
) as Readonly<Record<BatchRoute, LoadScreen>>;

/** One list screen for four libraries, and the components of a scene. */
const designLists = () => import("../../screens/designs/DesignLists.tsx");

/** Every screen is a chunk of its own, loaded when it is first opened. */
export const SCREENS: Readonly<Record<RouteName, LoadScreen>> = {
  ...BATCHES,
  Index: async () => (await import("../../screens/home/Home.tsx")).Home,
  FanList: async () => (await import("../../screens/products/FanList.tsx")).FanList,
  PumpList: async () => (await import("../../screens/products/PumpList.tsx")).PumpList,
  ProductList: async () => (await import("../../screens/products/ProductList.tsx")).ProductList,
  ProductCompare: async () => (await import("../../screens/compare/CompareScreen.tsx")).CompareScreen,
  ProductDetail: async () =>
    (await import("../../screens/detail/ProductDetailScreen.tsx")).ProductDetailScreen,
  Verdict: async () => (await import("../../screens/claim/ClaimScreen.tsx")).ClaimScreen,
  SelectionList: async () =>
    (await import("../../screens/selectedProducts/SelectedProducts.tsx")).SelectedProducts,
  GoodsList: async () => (await import("../../screens/goods/GoodsList.tsx")).GoodsList,
  ComponentList: async () => (await import("../../screens/components/ComponentList.tsx")).ComponentList,
  Operators: async () => (await import("../../screens/operators/Operators.tsx")).Operators,
  Documents: async () => (await import("../../screens/documents/Documents.tsx")).Documents,
  DocDetail: async () => (await import("../../screens/docDetail/DocDetail.tsx")).DocDetail,
  MaterialList: async () => (await import("../../screens/materials/MaterialList.tsx")).MaterialList,
  ModuleList: async () => (await designLists()).ModuleList,
  SchemeList: async () => (await designLists()).SchemeList,
  PracticeList: async () => (await designLists()).PracticeList,
  SceneList: async () => (await designLists()).SceneList,
  SceneComponentList: async () => (await designLists()).SceneComponentList,
  Invitation: async () =>
    (await import("../../screens/selectedProducts/shared/InvitationScreen.tsx")).Invitation,
  Shared: async () => (await import("../../screens/selectedProducts/shared/SharedScreen.tsx")).Shared,
  OwnProducts: async () => (await import("../../screens/library/LibraryScreen.tsx")).LibraryScreen,
  LibraryInvitation: async () => (await import("../../screens/library/JoinLibrary.tsx")).JoinLibrary,
  Sound: async () => (await import("../../screens/sound/SoundScreen.tsx")).SoundScreen,
  Help: async () => (await import("../../screens/help/Help.tsx")).Help,
  Error: async () => (await import("../../screens/error/ErrorPage.tsx")).ErrorPage,
};
