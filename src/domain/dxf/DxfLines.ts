import { ALIGNED, fine, plain, type Attribute, type Point, type Standing } from "./dxfValues.ts";

/** A font that has Chinese signs on every Windows: without one they are boxes. */
const FONT = "simsun.ttc";
const STYLE = "VOLUTE";
const [BLOCK_RECORDS, MODEL_SPACE, PAPER_SPACE] = ["1F", "20", "21"] as const;
const MILLIMETRES = 4;

/** A drawing of AutoCAD 2007 (AC1021), whose text is UTF-8, written pair by pair. */
export class DxfLines {
  readonly #pairs: string[] = [];
  readonly #blocks: string[] = [];
  readonly #records = new Map<string, string>();
  readonly #layers: readonly (readonly [string, number])[];
  #target = this.#pairs;
  #owner: string = MODEL_SPACE;
  #handles = 0x100;

  constructor(layers: readonly (readonly [name: string, color: number])[]) {
    this.#layers = layers;
  }

  #put(...pairs: readonly (readonly [code: number, value: string | number])[]): void {
    for (const [code, value] of pairs)
      this.#target.push(String(code), typeof value === "number" ? fine(value) : value);
  }

  readonly #handle = (): string => (++this.#handles).toString(16).toUpperCase();

  #entity(kind: string, layer: string): void {
    this.#put([0, kind], [5, this.#handle()], [330, this.#owner], [100, "AcDbEntity"], [8, layer]);
  }

  line(layer: string, from: Point, to: Point): void {
    this.#entity("LINE", layer);
    this.#put([100, "AcDbLine"], [10, from[0]], [20, from[1]], [30, 0], [11, to[0]], [21, to[1]], [31, 0]);
  }

  circle(layer: string, [x, y]: Point, radius: number): void {
    this.#entity("CIRCLE", layer);
    this.#put([100, "AcDbCircle"], [10, x], [20, y], [30, 0], [40, radius]);
  }

  /** @param size height of its capitals */
  text(layer: string, [x, y]: Point, size: number, words: string, standing: Standing = {}): void {
    const { align = "center", turned = 0 } = standing;
    this.#entity("TEXT", layer);
    this.#put(
      [100, "AcDbText"],
      [10, x],
      [20, y],
      [30, 0],
      [40, size],
      [1, plain(words)],
      [50, turned],
      [7, STYLE],
      [72, ALIGNED[align]],
      [11, x],
      [21, y],
      [31, 0],
      [100, "AcDbText"],
    );
  }

  attributeDefinition(
    layer: string,
    [x, y]: Point,
    size: number,
    tag: string,
    prompt: string,
    value: string,
    isHidden: boolean,
  ): void {
    this.#entity("ATTDEF", layer);
    this.#put(
      [100, "AcDbText"],
      [10, x],
      [20, y],
      [30, 0],
      [40, size],
      [1, plain(value)],
      [7, STYLE],
      [100, "AcDbAttributeDefinition"],
      [3, plain(prompt)],
      [2, tag],
      [70, isHidden ? 1 : 0],
    );
  }

  /** A block whose lines `draw` draws. */
  block(name: string, draw: () => void): void {
    const record = this.#handle();
    this.#records.set(name, record);
    this.#target = this.#blocks;
    this.#owner = record;
    this.#blockBegin(name, record, 2);
    draw();
    this.#blockEnd(record);
    this.#target = this.#pairs;
    this.#owner = MODEL_SPACE;
  }

  /** An INSERT shows no attribute without its own ATTRIB. */
  insert(block: string, [x, y]: Point, attributes: readonly Attribute[]): void {
    const handle = this.#handle();
    this.#put(
      [0, "INSERT"],
      [5, handle],
      [330, this.#owner],
      [100, "AcDbEntity"],
      [8, "0"],
      [100, "AcDbBlockReference"],
      [66, 1],
      [2, block],
      [10, x],
      [20, y],
      [30, 0],
    );
    for (const { tag, value, at, size, isHidden } of attributes) {
      this.#put(
        [0, "ATTRIB"],
        [5, this.#handle()],
        [330, handle],
        [100, "AcDbEntity"],
        [8, "V-TEXT"],
        [100, "AcDbText"],
        [10, at[0]],
        [20, at[1]],
        [30, 0],
        [40, size],
        [1, plain(value)],
        [7, STYLE],
        [100, "AcDbAttribute"],
        [2, tag],
        [70, isHidden ? 1 : 0],
      );
    }
    this.#put([0, "SEQEND"], [5, this.#handle()], [330, handle], [100, "AcDbEntity"], [8, "0"]);
  }

  #table(name: string, handle: string, entries: readonly (() => void)[]): void {
    this.#put(
      [0, "TABLE"],
      [2, name],
      [5, handle],
      [330, "0"],
      [100, "AcDbSymbolTable"],
      [70, String(entries.length)],
    );
    for (const entry of entries) entry();
    this.#put([0, "ENDTAB"]);
  }

  #record(kind: string, owner: string, handle: string, marker: string, name: string): void {
    this.#put([0, kind], [5, handle], [330, owner], [100, "AcDbSymbolTableRecord"], [100, marker], [2, name]);
  }

  #tables(): void {
    this.#put([0, "SECTION"], [2, "TABLES"]);
    this.#table("VPORT", "8", []);
    this.#table(
      "LTYPE",
      "5",
      ["ByBlock", "ByLayer", "Continuous"].map((name) => () => {
        this.#record("LTYPE", "5", this.#handle(), "AcDbLinetypeTableRecord", name);
        this.#put([70, "0"], [3, ""], [72, "65"], [73, "0"], [40, 0]);
      }),
    );
    this.#table(
      "LAYER",
      "2",
      [["0", 7] as const, ...this.#layers].map(([name, color]) => () => {
        this.#record("LAYER", "2", this.#handle(), "AcDbLayerTableRecord", name);
        this.#put([70, "0"], [62, String(color)], [6, "Continuous"]);
      }),
    );
    this.#table(
      "STYLE",
      "3",
      ["Standard", STYLE].map((name) => () => {
        this.#record("STYLE", "3", this.#handle(), "AcDbTextStyleTableRecord", name);
        this.#put([70, "0"], [40, 0], [41, 1], [50, 0], [71, "0"], [42, 2.5], [3, FONT], [4, ""]);
      }),
    );
    this.#table("VIEW", "6", []);
    this.#table("UCS", "7", []);
    this.#table("APPID", "9", [
      () => {
        this.#record("APPID", "9", this.#handle(), "AcDbRegAppTableRecord", "ACAD");
        this.#put([70, "0"]);
      },
    ]);
    this.#table("DIMSTYLE", "A", []);
    this.#table(
      "BLOCK_RECORD",
      BLOCK_RECORDS,
      [["*Model_Space", MODEL_SPACE] as const, ["*Paper_Space", PAPER_SPACE] as const, ...this.#records].map(
        ([name, handle]) =>
          () => {
            this.#record("BLOCK_RECORD", BLOCK_RECORDS, handle, "AcDbBlockTableRecord", name);
            this.#put([70, String(MILLIMETRES)]);
          },
      ),
    );
    this.#put([0, "ENDSEC"]);
  }

  #blockBegin(name: string, record: string, flags: number): void {
    this.#put(
      [0, "BLOCK"],
      [5, this.#handle()],
      [330, record],
      [100, "AcDbEntity"],
      [8, "0"],
      [100, "AcDbBlockBegin"],
      [2, name],
      [70, flags],
      [10, 0],
      [20, 0],
      [30, 0],
      [3, name],
      [1, ""],
    );
  }

  #blockEnd(record: string): void {
    this.#put(
      [0, "ENDBLK"],
      [5, this.#handle()],
      [330, record],
      [100, "AcDbEntity"],
      [8, "0"],
      [100, "AcDbBlockEnd"],
    );
  }

  #spaces(): void {
    for (const [name, record] of [
      ["*Model_Space", MODEL_SPACE],
      ["*Paper_Space", PAPER_SPACE],
    ] as const) {
      this.#blockBegin(name, record, 0);
      this.#blockEnd(record);
    }
  }

  toString(): string {
    const written: string[] = [];
    this.#target = written;
    this.#tables();
    this.#put([0, "SECTION"], [2, "BLOCKS"]);
    this.#spaces();
    written.push(...this.#blocks);
    this.#put([0, "ENDSEC"], [0, "SECTION"], [2, "ENTITIES"]);
    written.push(...this.#pairs);
    this.#put([0, "ENDSEC"], [0, "SECTION"], [2, "OBJECTS"]);
    this.#put(
      [0, "DICTIONARY"],
      [5, "C"],
      [330, "0"],
      [100, "AcDbDictionary"],
      [281, "1"],
      [3, "ACAD_GROUP"],
      [350, "D"],
    );
    this.#put(
      [0, "DICTIONARY"],
      [5, "D"],
      [330, "C"],
      [100, "AcDbDictionary"],
      [281, "1"],
      [0, "ENDSEC"],
      [0, "EOF"],
    );
    const head: string[] = [];
    this.#target = head;
    this.#put(
      [0, "SECTION"],
      [2, "HEADER"],
      [9, "$ACADVER"],
      [1, "AC1021"],
      [9, "$INSUNITS"],
      [70, String(MILLIMETRES)],
      [9, "$HANDSEED"],
      [5, (this.#handles + 1).toString(16).toUpperCase()],
      [0, "ENDSEC"],
    );
    return `${[...head, ...written].join("\r\n")}\r\n`;
  }
}
