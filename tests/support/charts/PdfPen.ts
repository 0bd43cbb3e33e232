/** Widths of Helvetica's letters in thousandths of their size; others count as a usual small letter. */
const WIDTHS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Array.from("0123456789", (digit) => [digit, 556])),
  ...Object.fromEntries(Array.from(".,:;/ !I", (sign) => [sign, 278])),
  ...Object.fromEntries(Array.from("ACDHNRU", (letter) => [letter, 722])),
  ...Object.fromEntries(Array.from("BEKPSVXY&", (letter) => [letter, 667])),
  ...Object.fromEntries(Array.from("fijlt", (letter) => [letter, 250])),
  ...Object.fromEntries(Array.from("cksvxyz", (letter) => [letter, 500])),
  "%": 889,
  "(": 333,
  ")": 333,
  "[": 278,
  "]": 278,
  "-": 333,
  "=": 584,
  Q: 778,
  O: 778,
  G: 778,
  M: 833,
  m: 833,
  w: 722,
  r: 333,
};
export const textWidth = (text: string, size: number): number =>
  Array.from(text).reduce((sum, letter) => sum + (WIDTHS[letter] ?? 556), 0) * (size / 1000);

export type PenPoint = readonly [x: number, y: number];

const number = (value: number) => String(Math.round(value * 10_000) / 10_000);

/** Page content of a PDF, written as if y grew downwards. */
export class PdfPen {
  readonly #height: number;
  #out: string[] = [];

  constructor(height: number) {
    this.#height = height;
  }

  get content(): string {
    return this.#out.join("\n");
  }

  at([x, y]: PenPoint): string {
    return `${number(x)} ${number(this.#height - y)}`;
  }

  raw(operators: string): this {
    this.#out.push(operators);
    return this;
  }

  stroke(colour: readonly number[], width: number, dash = ""): this {
    return this.raw(`${colour.map(number).join(" ")} RG ${number(width)} w [${dash}] 0 d`);
  }

  ink(colour: readonly number[]): this {
    return this.raw(`${colour.map(number).join(" ")} rg`);
  }

  path(points: readonly PenPoint[]): string {
    return points.map((point, at) => `${this.at(point)} ${at === 0 ? "m" : "l"}`).join(" ");
  }

  line(points: readonly PenPoint[]): this {
    return this.raw(`${this.path(points)} S`);
  }

  area(points: readonly PenPoint[]): this {
    return this.raw(`${this.path(points)} h f`);
  }

  box(left: number, top: number, right: number, bottom: number, paint: "S" | "f"): this {
    return this.raw(`${this.at([left, bottom])} ${number(right - left)} ${number(bottom - top)} re ${paint}`);
  }

  /** Cubic pieces through the points with the tangents of their neighbours; returns what was drawn, finely. */
  smooth(points: readonly PenPoint[]): readonly PenPoint[] {
    const tangent = (at: number): PenPoint => {
      const [one, other] = [points[Math.max(0, at - 1)]!, points[Math.min(points.length - 1, at + 1)]!];
      const share = at === 0 || at === points.length - 1 ? 1 : 0.5;
      return [(other[0] - one[0]) * share, (other[1] - one[1]) * share];
    };
    const drawn: PenPoint[] = [points[0]!];
    const text = [`${this.at(points[0]!)} m`];
    for (let at = 1; at < points.length; at++) {
      const [a, d] = [points[at - 1]!, points[at]!];
      const [ta, td] = [tangent(at - 1), tangent(at)];
      const b: PenPoint = [a[0] + ta[0] / 3, a[1] + ta[1] / 3];
      const c: PenPoint = [d[0] - td[0] / 3, d[1] - td[1] / 3];
      text.push(`${this.at(b)} ${this.at(c)} ${this.at(d)} c`);
      for (let step = 1; step <= 20; step++) {
        const t = step / 20;
        const s = 1 - t;
        const mix = (of: 0 | 1) =>
          s * s * s * a[of] + 3 * s * s * t * b[of] + 3 * s * t * t * c[of] + t * t * t * d[of];
        drawn.push([mix(0), mix(1)]);
      }
    }
    this.raw(`${text.join(" ")} S`);
    return drawn;
  }

  /** Letters from a left end on a base line, or running up the page. */
  text(text: string, [x, y]: PenPoint, size: number, isUpward = false): this {
    const turn = isUpward ? "0 1 -1 0" : "1 0 0 1";
    const escaped = text.replace(/[()\\]/gu, "\\$&");
    return this.raw(`BT /F1 ${number(size)} Tf ${turn} ${this.at([x, y])} Tm (${escaped}) Tj ET`);
  }
}

export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly content: string;
  readonly rotate?: number;
  /** Content of the form /X1 with its matrix, if the page paints one. */
  readonly form?: { readonly matrix: string; readonly content: string };
}

/** A PDF of one page in Helvetica, uncompressed. */
export function pdfOfPage({ width, height, content, rotate = 0, form }: PdfPage): Uint8Array<ArrayBuffer> {
  const stream = (entries: string, text: string) =>
    `<<${entries}/Length ${text.length}>>\nstream\n${text}\nendstream`;
  const fonts = "/Font<</F1 5 0 R>>";
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${number(width)} ${number(height)}]/Rotate ${rotate}/Contents 4 0 R/Resources<<${fonts}/XObject<</X1 6 0 R>>>>>>`,
    stream("", content),
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>",
    stream(
      `/Type/XObject/Subtype/Form/BBox[-9999 -9999 9999 9999]/Matrix[${form?.matrix ?? "1 0 0 1 0 0"}]/Resources<<${fonts}>>`,
      form?.content ?? "",
    ),
  ];
  let text = "%PDF-1.7\n";
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  for (const offset of offsets) text += `${String(offset).padStart(10, "0")} 00000 n \n`;
  text += `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`;
  return new Uint8Array(Array.from(text, (letter) => letter.charCodeAt(0)));
}
