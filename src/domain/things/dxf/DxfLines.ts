import { DxfPairs } from "./DxfPairs.ts";
import { MILLIMETRES, putTables, STYLE, type DimensionStyle, type DxfLayer } from "./dxfTables.ts";
import {
  ALIGNED,
  DXF_VERSIONS,
  plain,
  type Attribute,
  type DxfVersion,
  type Point,
  type TextAlignment,
} from "./dxfValues.ts";

const [MODEL_SPACE, PAPER_SPACE] = ["20", "21"] as const;
/** Code page for Chinese in formats before 2007; some programs use it whatever the format. */
const CODE_PAGE = "ANSI_936";
const ANONYMOUS = 1;
const WITH_ATTRIBUTES = 2;

export interface DxfOptions {
  readonly version?: DxfVersion;
  readonly dimensions?: DimensionStyle;
}

/** A drawing in millimetres, written pair by pair. */
export class DxfLines {
  readonly #version: DxfVersion;
  readonly #dimensions: DimensionStyle | null;
  readonly #layers: readonly DxfLayer[];
  readonly #entities: DxfPairs;
  readonly #blocks: DxfPairs;
  readonly #records = new Map<string, string>([
    ["*Model_Space", MODEL_SPACE],
    ["*Paper_Space", PAPER_SPACE],
  ]);
  #target: DxfPairs;
  #owner: string = MODEL_SPACE;
  #handles = 0x100;
  #dimensioned = 0;

  constructor(layers: readonly DxfLayer[], { version = "R2007", dimensions }: DxfOptions = {}) {
    this.#layers = layers;
    this.#version = version;
    this.#dimensions = dimensions ?? null;
    this.#entities = new DxfPairs(version);
    this.#blocks = new DxfPairs(version);
    this.#target = this.#entities;
    for (const [name, record] of this.#records) {
      this.#blockBegin(name, record, 0);
      this.#blockEnd(record);
    }
  }

  readonly #handle = (): string => (++this.#handles).toString(16).toUpperCase();

  #entity(kind: string, layer: string, into = this.#target, owner = this.#owner): string {
    const handle = this.#handle();
    into.put([0, kind], [5, handle], [330, owner], [100, "AcDbEntity"], [8, layer]);
    return handle;
  }

  line(layer: string, from: Point, to: Point): void {
    this.#entity("LINE", layer);
    this.#target.put([100, "AcDbLine"], [10, from[0]], [20, from[1]], [30, 0]);
    this.#target.put([11, to[0]], [21, to[1]], [31, 0]);
  }

  /** A filled rectangle from its lower left corner. */
  solid(layer: string, [x, y]: Point, [width, height]: Point): void {
    this.#entity("SOLID", layer);
    // The third and fourth corner of a solid are crossed over.
    this.#target.put([100, "AcDbTrace"], [10, x], [20, y], [30, 0], [11, x + width], [21, y], [31, 0]);
    this.#target.put([12, x], [22, y + height], [32, 0], [13, x + width], [23, y + height], [33, 0]);
  }

  circle(layer: string, [x, y]: Point, radius: number): void {
    this.#entity("CIRCLE", layer);
    this.#target.put([100, "AcDbCircle"], [10, x], [20, y], [30, 0], [40, radius]);
  }

  /** @param span degrees, from and to, counter-clockwise */
  arc(layer: string, [x, y]: Point, radius: number, span: readonly [from: number, to: number]): void {
    this.#entity("ARC", layer);
    this.#target.put([100, "AcDbCircle"], [10, x], [20, y], [30, 0], [40, radius]);
    this.#target.put([100, "AcDbArc"], [50, span[0]], [51, span[1]]);
  }

  /** @param size height of capital letters */
  text(layer: string, [x, y]: Point, size: number, words: string, alignment: TextAlignment = {}): void {
    const { align = "center", turned = 0 } = alignment;
    this.#entity("TEXT", layer);
    this.#target.put(
      [100, "AcDbText"],
      [10, x],
      [20, y],
      [30, 0],
      [40, size],
      [1, plain(words)],
      [50, turned],
    );
    this.#target.put([7, STYLE], [72, ALIGNED[align]], [11, x], [21, y], [31, 0], [100, "AcDbText"]);
  }

  /**
   * Dimensions the distance of two points along an axis, with the dimension line through `through`: a DIMENSION
   * with its block of geometry, which programs show that do not draw dimensions themselves.
   */
  dimension(layer: string, [from, to]: readonly [Point, Point], axis: 0 | 1, through: number): void {
    if (this.#dimensions === null) throw new Error("The drawing has no style of dimensions");
    const { name, scale, ...paper } = this.#dimensions;
    const [text, tick, gap] = [paper.text * scale, paper.tick * scale, paper.gap * scale];
    const pointAt = (along: number, across: number): Point =>
      axis === 0 ? [along, across] : [across, along];
    const measured = Math.abs(to[axis] - from[axis]);
    const outward = Math.sign(through - from[1 - axis]!) || -1;
    const ends = [pointAt(from[axis], through), pointAt(to[axis], through)] as const;
    // Above a horizontal line, to the left of a vertical one.
    const words = pointAt((from[axis] + to[axis]) / 2, through + (axis === 0 ? gap / 2 : -gap / 2));
    const block = `*D${++this.#dimensioned}`;
    this.#drawBlock(block, ANONYMOUS, () => {
      for (const [foot, end] of [
        [from, ends[0]],
        [to, ends[1]],
      ] as const) {
        const [low, high] = [foot[1 - axis]! + outward * gap, through + outward * gap];
        this.line(layer, pointAt(foot[axis], low), pointAt(foot[axis], high));
        this.line(layer, [end[0] - tick, end[1] - tick], [end[0] + tick, end[1] + tick]);
      }
      this.line(layer, ends[0], ends[1]);
      this.text(layer, words, text, String(Math.round(measured)), { turned: axis === 0 ? 0 : 90 });
    });
    this.#entity("DIMENSION", layer);
    const middle = pointAt(words[axis], words[1 - axis]! + (axis === 0 ? text / 2 : -text / 2));
    this.#target.put([100, "AcDbDimension"], [2, block], [10, ends[1][0]], [20, ends[1][1]], [30, 0]);
    // A rotated dimension with a block of its own; the middle of its text is at its middle; its text is the
    // measured value.
    this.#target.put(
      [11, middle[0]],
      [21, middle[1]],
      [31, 0],
      [70, "32"],
      [71, "5"],
      [42, measured],
      [3, name],
    );
    this.#target.put([100, "AcDbAlignedDimension"], [13, from[0]], [23, from[1]], [33, 0]);
    this.#target.put([14, to[0]], [24, to[1]], [34, 0], [50, axis * 90], [100, "AcDbRotatedDimension"]);
  }

  attributeDefinition(layer: string, prompt: string, { tag, value, at, size, isHidden }: Attribute): void {
    this.#entity("ATTDEF", layer);
    this.#target.put(
      [100, "AcDbText"],
      [10, at[0]],
      [20, at[1]],
      [30, 0],
      [40, size],
      [1, plain(value)],
      [7, STYLE],
    );
    this.#target.put(
      [100, "AcDbAttributeDefinition"],
      [3, plain(prompt)],
      [2, tag],
      [70, isHidden ? "1" : "0"],
    );
  }

  /** A block with the lines that `draw` draws. */
  block(name: string, draw: () => void): void {
    this.#drawBlock(name, WITH_ATTRIBUTES, draw);
  }

  #drawBlock(name: string, flags: number, draw: () => void): void {
    const record = this.#handle();
    this.#records.set(name, record);
    this.#target = this.#blocks;
    this.#owner = record;
    this.#blockBegin(name, record, flags);
    draw();
    this.#blockEnd(record);
    this.#target = this.#entities;
    this.#owner = MODEL_SPACE;
  }

  /** An INSERT shows an attribute only with an ATTRIB of its own. */
  insert(layer: string, block: string, [x, y]: Point, attributes: readonly Attribute[]): void {
    const handle = this.#entity("INSERT", layer);
    this.#target.put([100, "AcDbBlockReference"], [66, "1"], [2, block], [10, x], [20, y], [30, 0]);
    for (const { tag, value, at, size, isHidden } of attributes) {
      this.#entity("ATTRIB", layer, this.#target, handle);
      this.#target.put([100, "AcDbText"], [10, at[0]], [20, at[1]], [30, 0], [40, size], [1, plain(value)]);
      this.#target.put([7, STYLE], [100, "AcDbAttribute"], [2, tag], [70, isHidden ? "1" : "0"]);
    }
    this.#entity("SEQEND", layer, this.#target, handle);
  }

  #blockBegin(name: string, record: string, flags: number): void {
    this.#entity("BLOCK", "0", this.#blocks, record);
    this.#blocks.put([100, "AcDbBlockBegin"], [2, name], [70, String(flags)], [10, 0], [20, 0], [30, 0]);
    this.#blocks.put([3, name], [1, ""]);
  }

  #blockEnd(record: string): void {
    this.#entity("ENDBLK", "0", this.#blocks, record);
    this.#blocks.put([100, "AcDbBlockEnd"]);
  }

  toString(): string {
    const body = new DxfPairs(this.#version);
    const contents = { layers: this.#layers, records: this.#records, dimensions: this.#dimensions };
    putTables(body, contents, this.#handle);
    body.put([0, "SECTION"], [2, "BLOCKS"]);
    body.append(this.#blocks);
    body.put([0, "ENDSEC"], [0, "SECTION"], [2, "ENTITIES"]);
    body.append(this.#entities);
    body.put([0, "ENDSEC"], [0, "SECTION"], [2, "OBJECTS"]);
    body.put([0, "DICTIONARY"], [5, "C"], [330, "0"], [100, "AcDbDictionary"], [281, "1"]);
    body.put([3, "ACAD_GROUP"], [350, "D"]);
    body.put([0, "DICTIONARY"], [5, "D"], [330, "C"], [100, "AcDbDictionary"], [281, "1"]);
    body.put([0, "ENDSEC"], [0, "EOF"]);
    const file = new DxfPairs(this.#version);
    file.put([0, "SECTION"], [2, "HEADER"], [9, "$ACADVER"], [1, DXF_VERSIONS[this.#version]]);
    file.put([9, "$DWGCODEPAGE"], [3, CODE_PAGE], [9, "$INSUNITS"], [70, String(MILLIMETRES)]);
    // The last handle is known once everything else has its own.
    file.put([9, "$HANDSEED"], [5, (this.#handles + 1).toString(16).toUpperCase()], [0, "ENDSEC"]);
    file.append(body);
    return file.toString();
  }
}
