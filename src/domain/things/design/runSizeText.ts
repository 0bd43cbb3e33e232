import type { RunSize } from "./Arrangement.ts";

/** DN150 or 800×320. */
export const runSizeText = (size: RunSize): string =>
  typeof size === "number" ? `DN${size}` : size.map(Math.round).join("×");
