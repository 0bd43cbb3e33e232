import { fetched } from "../../page/browser/fetched.tsx";

/**
 * Parts of a search that few people need, loaded on demand. They are in one file because an importing chunk lists
 * the chunks that they need, and these are the same.
 */
export const AllBrands = fetched(async () => (await import("./AllBrands.tsx")).AllBrands);
export const AirNote = fetched(async () => (await import("./AirNote.tsx")).AirNote);
export const LiquidNote = fetched(async () => (await import("./LiquidNote.tsx")).LiquidNote);
export const LiquidPopover = fetched(async () => (await import("./LiquidPopover.tsx")).LiquidPopover);
export const AirPopover = fetched(async () => (await import("./AirPopover.tsx")).AirPopover);
