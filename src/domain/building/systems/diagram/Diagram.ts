/** mm to the right and up, of a drawing at 1:100. */
export type DiagramPoint = readonly [x: number, y: number];

export type LineRole = "floor" | "supply" | "return" | "duct" | "unit";

export interface DiagramLine {
  readonly role: LineRole;
  /** Of the circuit with the greatest loss */
  readonly isIndex: boolean;
  readonly from: DiagramPoint;
  readonly to: DiagramPoint;
}

export interface DiagramText {
  readonly role: "title" | "floor" | "size" | "unit" | "note";
  readonly isIndex: boolean;
  /** On the base line */
  readonly at: DiagramPoint;
  /** Height of capitals */
  readonly size: number;
  readonly words: string;
  readonly align: "left" | "center" | "right";
  /** Whether it runs upwards. */
  readonly isTurned: boolean;
}

/** A riser diagram as lines and texts, within its edges. */
export interface Diagram {
  readonly lines: readonly DiagramLine[];
  readonly texts: readonly DiagramText[];
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** 2.5 mm on paper */
export const TEXT = 250;

/** Collects lines and texts. */
export class DiagramInk {
  readonly lines: DiagramLine[] = [];
  readonly texts: DiagramText[] = [];

  line(role: LineRole, isIndex: boolean, from: DiagramPoint, to: DiagramPoint): void {
    this.lines.push({ role, isIndex, from, to });
  }

  box([x, y]: DiagramPoint, width: number, height: number, isIndex = false): void {
    const corners: readonly DiagramPoint[] = [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ];
    corners.forEach((corner, at) => this.line("unit", isIndex, corner, corners[(at + 1) % corners.length]!));
  }

  text(
    role: DiagramText["role"],
    at: DiagramPoint,
    words: string,
    more: Partial<Pick<DiagramText, "isIndex" | "size" | "align" | "isTurned">> = {},
  ): void {
    const { isIndex = false, size = TEXT, align = "center", isTurned = false } = more;
    if (words !== "") this.texts.push({ role, isIndex, at, size, words, align, isTurned });
  }
}
