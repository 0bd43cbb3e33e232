import type { LoadScreen } from "./loadScreen.ts";
import type { BuiltRoute } from "./routes.ts";

/** Every screen is a chunk of its own, loaded when it is first opened. */
export const SCREENS: Readonly<Record<BuiltRoute, LoadScreen>> = {
  Index: async () => (await import("../screens/home/Home.tsx")).Home,
  FanCoilMultiRoom: async () => (await import("../screens/batch/FanCoilBatch.tsx")).FanCoilBatch,
  AirOutletMultiRoom: async () => (await import("../screens/batch/AirOutletBatch.tsx")).AirOutletBatch,
  IndoorUnitMultiRoom: async () => (await import("../screens/batch/IndoorUnitBatch.tsx")).IndoorUnitBatch,
  FanList: async () => (await import("../screens/products/FanList.tsx")).FanList,
  PumpList: async () => (await import("../screens/products/PumpList.tsx")).PumpList,
  ProductList: async () => (await import("../screens/products/ProductList.tsx")).ProductList,
  ProductCompare: async () => (await import("../screens/compare/CompareScreen.tsx")).CompareScreen,
  ProductDetail: async () => (await import("../screens/detail/ProductDetailScreen.tsx")).ProductDetailScreen,
  Help: async () => (await import("../screens/help/Help.tsx")).Help,
  Error: async () => (await import("../screens/error/ErrorPage.tsx")).ErrorPage,
};
