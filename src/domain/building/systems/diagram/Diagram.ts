/** mm to the right and upwards, in a drawing at 1:100 */
export type DiagramPoint = readonly [x: number, y: number];

/** Condenser water flows to the condenser, and from it to the towers. */
export type LineRole =
  "floor" | "supply" | "return" | "duct" | "condenserSupply" | "condenserReturn" | "unit";
/** Roles that are drawn with a broken line */
export const BROKEN: ReadonlySet<LineRole> = new Set<LineRole>(["return", "condenserReturn"]);

export interface DiagramLine {
  readonly role: LineRole;
  /** Part of the circuit with the greatest loss */
  readonly isIndex: boolean;
  readonly from: DiagramPoint;
  readonly to: DiagramPoint;
}

/** The outline of a machine */
export interface DiagramCircle {
  readonly isIndex: boolean;
  readonly at: DiagramPoint;
  readonly radius: number;
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
  /** Whether it runs upwards */
  readonly isTurned: boolean;
}

/** A riser diagram as lines, circles and texts, with its edges */
export interface Diagram {
  readonly lines: readonly DiagramLine[];
  readonly circles: readonly DiagramCircle[];
  readonly texts: readonly DiagramText[];
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** 2.5 mm on paper */
export const TEXT = 250;

/** Collects lines, circles and texts. */
export class DiagramInk {
  readonly lines: DiagramLine[] = [];
  readonly circles: DiagramCircle[] = [];
  readonly texts: DiagramText[] = [];

  line(role: LineRole, isIndex: boolean, from: DiagramPoint, to: DiagramPoint): void {
    this.lines.push({ role, isIndex, from, to });
  }

  circle(isIndex: boolean, at: DiagramPoint, radius: number): void {
    this.circles.push({ isIndex, at, radius });
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
