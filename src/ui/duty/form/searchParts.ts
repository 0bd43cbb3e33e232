import { lazy } from "react";

/**
 * Parts of a search that few need, fetched when they are. Side by side, because whoever fetches them has to know all that
 * they need, and they need the same.
 */
export const AllBrands = lazy(async () => ({ default: (await import("./AllBrands.tsx")).AllBrands }));
export const AirNote = lazy(async () => ({ default: (await import("./AirNote.tsx")).AirNote }));
export const LiquidNote = lazy(async () => ({ default: (await import("./LiquidNote.tsx")).LiquidNote }));
export const LiquidPopover = lazy(async () => ({
  default: (await import("./LiquidPopover.tsx")).LiquidPopover,
}));
export const MediumPopover = lazy(async () => ({
  default: (await import("./MediumPopover.tsx")).MediumPopover,
}));
