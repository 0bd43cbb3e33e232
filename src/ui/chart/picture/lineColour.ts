import type { LineMark } from "#domain/products/drawing/ChartDrawing.ts";
import { colourOf } from "#palette.ts";

/** The full-speed curves behind the regulated ones, as a hexadecimal alpha. */
const BEHIND = "66";

/** Of a line, its name and its readings. */
export const lineColour = ({ role, kind }: Pick<LineMark, "role" | "kind">): string =>
  kind === "behind" ? colourOf(role) + BEHIND : colourOf(role);
