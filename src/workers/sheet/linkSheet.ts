import type { DocumentLink } from "#domain/desk/report/DocumentLink.ts";
import type { WrittenGrid } from "./Workbook.ts";

const NAME = "链接";
const WIDTH = 100;

/** The link to the page that the other sheets were made from. */
export const linkSheet = ({ note, address }: DocumentLink): WrittenGrid => ({
  name: NAME,
  widths: [WIDTH],
  frozenColumns: 0,
  cells: [[{ value: `打开下面的链接，${note}：`, role: "wide" }], [{ value: address, link: address }]],
});
