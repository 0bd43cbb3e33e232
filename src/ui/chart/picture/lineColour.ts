import type { LineMark } from "#domain/products/drawing/ChartDrawing.ts";
import { colourOf } from "#palette.ts";

/** Hexadecimal alpha of the full-speed curves behind the regulated ones. */
const BEHIND = "66";

/** The colour of a line, its name and its readings. */
export const lineColour = ({ role, kind }: Pick<LineMark, "role" | "kind">): string =>
  kind === "behind" ? colourOf(role) + BEHIND : colourOf(role);
