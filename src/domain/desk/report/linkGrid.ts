import { qrCode, QUIET_ZONE } from "#domain/base/qr/qrCode.ts";
import type { DocumentLink } from "#domain/desk/report/DocumentLink.ts";
import type { WrittenCell, WrittenGrid } from "./Workbook.ts";

const NAME = "链接";
const WIDTH = 100;
/** Characters of a column that is about as wide as a row is high. */
const MODULE = 2;
const DARK: WrittenCell = { value: "", role: "dark" };

/** The link to the page that the other sheets were made from, and beside it its QR code, a cell a module. */
export function linkSheet({ note, address }: DocumentLink): WrittenGrid {
  const texts: readonly WrittenCell[] = [
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
