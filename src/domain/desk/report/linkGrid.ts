import { qrCode, QUIET_ZONE } from "../../base/qr/qrCode.ts";
import type { DocumentLink } from "./DocumentLink.ts";

/** A cell of a workbook; a wide one extends beyond its column, a dark one is filled. */
interface LinkCell {
  readonly value: string;
  readonly role?: "wide" | "dark";
  readonly link?: string;
}
export interface LinkGrid {
  readonly name: string;
  /** Of columns, in characters. */
  readonly widths: readonly number[];
  readonly cells: readonly (readonly (LinkCell | null)[])[];
  readonly frozenColumns: number;
}

const NAME = "链接";
const WIDTH = 100;
/** Characters of a column that is about as wide as a row is high. */
const MODULE = 2;
const DARK: LinkCell = { value: "", role: "dark" };

/** A sheet with the link to the page that the workbook was made from, and its QR code: one cell a module. */
export function linkGrid({ note, address }: DocumentLink): LinkGrid {
  const texts: readonly LinkCell[] = [
    { value: `打开下面的链接，${note}：`, role: "wide" },
    { value: address, link: address },
  ];
  const code = qrCode(address);
  if (!code.ok) return { name: NAME, widths: [WIDTH], frozenColumns: 0, cells: texts.map((cell) => [cell]) };
  const { side, isDark } = code.value;
  const cells = Array.from({ length: side + QUIET_ZONE }, (_, at) => {
    const row = at - QUIET_ZONE;
    const modules = Array.from({ length: side }, (_each, column) =>
      row >= 0 && isDark(row, column) ? DARK : null,
    );
    return [texts[at] ?? null, ...Array.from({ length: QUIET_ZONE }, () => null), ...modules];
  });
  const widths = [WIDTH, ...Array.from({ length: QUIET_ZONE + side }, () => MODULE)];
  return { name: NAME, widths, frozenColumns: 0, cells };
}
