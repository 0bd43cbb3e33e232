import { lazy } from "react";

/**
 * Parts of a search that few people need, loaded on demand. They are in one file because an importing chunk lists
 * the chunks that they need, and these are the same.
 */
export const AllBrands = lazy(async () => ({ default: (await import("./AllBrands.tsx")).AllBrands }));
export const AirNote = lazy(async () => ({ default: (await import("./AirNote.tsx")).AirNote }));
export const LiquidNote = lazy(async () => ({ default: (await import("./LiquidNote.tsx")).LiquidNote }));
export const LiquidPopover = lazy(async () => ({
  default: (await import("./LiquidPopover.tsx")).LiquidPopover,
}));
export const AirPopover = lazy(async () => ({
  default: (await import("./AirPopover.tsx")).AirPopover,
}));
