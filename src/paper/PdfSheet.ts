import * as fontkit from "@cantoo/fontkit";
import {
  degrees,
  PDFDocument,
  PDFString,
  rgb,
  type Color,
  type PDFFont,
  type PDFPage,
} from "@cantoo/pdf-lib";
import type { Measure, SheetMark, SheetPage } from "#domain/desk/report/SheetMark.ts";
import { PAGE } from "#domain/desk/report/sheetStyle.ts";
import type { Role } from "#domain/products/drawing/Role.ts";
import { colourOf } from "#palette.ts";

/** For a character that the font lacks, such as one in the name of a product. */
const UNKNOWN = "□";
const DASH = [3, 2];
const NO_DATE = new Date(0);

/** Red, green and blue of a role's `#RRGGBB`. */
function inkOf(role: Role): Color {
  const hex = colourOf(role);
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return rgb(part(1), part(3), part(5));
}

const pathOf = (points: readonly number[]) =>
  points.map((value, at) => `${at % 2 === 0 ? (at === 0 ? "M" : "L") : ""}${value.toFixed(2)}`).join(" ");

/** Points, of a page */
export interface PaperSize {
  readonly width: number;
  readonly height: number;
}

/**
 * A document of pages, A4 unless said otherwise, in one embedded font, of which only the characters in use are
 * kept.
 */
export class PdfSheet {
  readonly #document: PDFDocument;
  readonly #font: PDFFont;
  readonly #known: ReadonlySet<number>;

  static async create(fontBytes: Uint8Array, title: string): Promise<PdfSheet> {
    const document = await PDFDocument.create();
    document.registerFontkit(fontkit);
    document.setTitle(title, { showInWindowTitleBar: true });
    document.setLanguage("zh-CN");
    document.setCreator("Volute");
    return new PdfSheet(document, await document.embedFont(fontBytes, { subset: true }));
  }

  private constructor(document: PDFDocument, font: PDFFont) {
    this.#document = document;
    this.#font = font;
    this.#known = new Set(font.getCharacterSet());
  }

  readonly measure: Measure = (text, size) => this.#font.widthOfTextAtSize(this.#drawable(text), size);

  addPage(marks: SheetPage, { width, height }: PaperSize = PAGE): void {
    const page = this.#document.addPage([width, height]);
    for (const mark of marks) this.#draw(page, mark);
  }

  /** The same content makes the same file, whenever it is drawn. */
  omitDate(): void {
    this.#document.setCreationDate(NO_DATE);
    this.#document.setModificationDate(NO_DATE);
  }

  async save(): Promise<ArrayBuffer> {
    const bytes = await this.#document.save();
    // A view of a larger buffer would hand over what is not of the file.
    return bytes.slice().buffer;
  }

  #drawable(text: string): string {
    return Array.from(text, (character) =>
      this.#known.has(character.codePointAt(0)!) ? character : UNKNOWN,
    ).join("");
  }

  /** Sheets count from the top, pages from the bottom. */
  #draw(page: PDFPage, mark: SheetMark): void {
    const height = page.getHeight();
    switch (mark.kind) {
      case "text":
        return this.#drawText(page, mark);
      case "line":
        return page.drawSvgPath(pathOf(mark.points), {
          x: 0,
          y: height,
          borderWidth: mark.width,
          borderColor: inkOf(mark.role),
          ...(mark.isDashed ? { borderDashArray: DASH } : {}),
        });
      case "box":
        return page.drawRectangle({
          x: mark.x,
          y: height - mark.y - mark.height,
          width: mark.width,
          height: mark.height,
          ...(mark.fill === null ? {} : { color: inkOf(mark.fill) }),
          ...(mark.edge === null ? {} : { borderColor: inkOf(mark.edge), borderWidth: 0.5 }),
          ...(mark.isDashed ? { borderDashArray: DASH } : {}),
        });
      case "dot":
        return page.drawCircle({
          x: mark.x,
          y: height - mark.y,
          size: mark.radius,
          color: inkOf(mark.role),
        });
      case "link":
        return this.#addLink(page, mark);
    }
  }

  #drawText(page: PDFPage, mark: SheetMark & { readonly kind: "text" }): void {
    const { x, y, text, size, role, align, isTurned = false } = mark;
    const words = this.#drawable(text);
    const width = align === "left" ? 0 : this.#font.widthOfTextAtSize(words, size);
    const before = align === "center" ? width / 2 : width;
    page.drawText(words, {
      x: x - (isTurned ? 0 : before),
      y: page.getHeight() - y - (isTurned ? before : 0),
      size,
      font: this.#font,
      color: inkOf(role),
      ...(isTurned ? { rotate: degrees(90) } : {}),
    });
  }

  #addLink(page: PDFPage, { x, y, width, height, address }: SheetMark & { readonly kind: "link" }): void {
    const { context } = this.#document;
    const top = page.getHeight() - y;
    const annotation = context.obj({
      Type: "Annot",
      Subtype: "Link",
      Rect: [x, top - height, x + width, top],
      Border: [0, 0, 0],
      // A bracket would end the string.
      A: { Type: "Action", S: "URI", URI: PDFString.of(address.replaceAll(/[\\()]/gu, String.raw`\$&`)) },
    });
    page.node.addAnnot(context.register(annotation));
  }
}
