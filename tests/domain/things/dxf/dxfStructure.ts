/** A code and its value, as written in the file. */
type Pair = readonly [code: number, value: string];

interface Thing {
  readonly kind: string;
  readonly section: string;
  readonly pairs: readonly Pair[];
}
const valueOf = ({ pairs }: Thing, code: number) => pairs.find(([own]) => own === code)?.[1];

function pairsOf(file: string): Pair[] {
  const lines = file.split("\r\n");
  return Array.from({ length: (lines.length - 1) / 2 }, (_, at) => [
    Number(lines[2 * at]),
    lines[2 * at + 1]!,
  ]);
}

/** Everything that begins with code 0, with the section it belongs to. */
function thingsOf(file: string): Thing[] {
  const things: { kind: string; section: string; pairs: Pair[] }[] = [];
  let section = "";
  for (const [code, value] of pairsOf(file)) {
    if (code === 0) things.push({ kind: value, section, pairs: [] });
    else {
      if (code === 2 && things.at(-1)!.kind === "SECTION") section = value;
      things.at(-1)!.pairs.push([code, value]);
    }
  }
  return things;
}

/** Codes that refer to an entry of a table, by table. */
const NAMES: readonly (readonly [kinds: readonly string[], code: number, table: string])[] = [
  [["TEXT", "ATTDEF", "ATTRIB"], 7, "STYLE"],
  [["INSERT", "DIMENSION"], 2, "BLOCK_RECORD"],
  [["BLOCK"], 2, "BLOCK_RECORD"],
  [["DIMENSION"], 3, "DIMSTYLE"],
  [["LAYER"], 6, "LTYPE"],
];

/**
 * Faults in the structure of a drawing of AutoCAD 2000 or later. Handles must be unique and below the seed, owners
 * must
 * exist, tables must have the stated length, and names must be in their table.
 */
export function dxfFaults(file: string): string[] {
  const things = thingsOf(file);
  const faults: string[] = [];
  const expectThat = (isSo: boolean, fault: string) => {
    if (!isSo) faults.push(fault);
  };
  const sections = things.filter(({ kind }) => kind === "SECTION").map((thing) => valueOf(thing, 2));
  expectThat(sections.join() === "HEADER,TABLES,BLOCKS,ENTITIES,OBJECTS", `sections are ${sections.join()}`);
  expectThat(things.at(-1)?.kind === "EOF", "the end is missing");

  const handleOf = (thing: Thing) => valueOf(thing, thing.kind === "DIMSTYLE" ? 105 : 5);
  const handled = things.filter(({ kind, section }) => section !== "HEADER" && kind !== "SECTION");
  const handles = new Set<string>();
  for (const thing of handled) {
    const handle = handleOf(thing);
    if (["ENDSEC", "ENDTAB", "EOF"].includes(thing.kind)) continue;
    if (handle === undefined) faults.push(`${thing.kind} has no handle`);
    else if (handles.has(handle)) faults.push(`handle ${handle} twice`);
    else handles.add(handle);
  }
  const header = things.find(({ kind }) => kind === "SECTION")!.pairs;
  const seed = header[header.findIndex(([, value]) => value === "$HANDSEED") + 1]?.[1] ?? "0";
  for (const handle of handles)
    expectThat(
      Number.parseInt(handle, 16) < Number.parseInt(seed, 16),
      `handle ${handle} is not below the seed`,
    );
  for (const thing of handled) {
    const owner = valueOf(thing, 330);
    expectThat(
      owner === undefined || owner === "0" || handles.has(owner),
      `${thing.kind} is owned by ${owner}`,
    );
  }

  const tables = new Map<string, Set<string>>();
  for (const [at, thing] of things.entries()) {
    if (thing.kind !== "TABLE") continue;
    const end = things.findIndex(({ kind }, later) => later > at && kind === "ENDTAB");
    const entries = things.slice(at + 1, end);
    const name = valueOf(thing, 2)!;
    expectThat(Number(valueOf(thing, 70)) === entries.length, `table ${name} says another length`);
    expectThat(
      entries.every((entry) => entry.kind === name && valueOf(entry, 330) === valueOf(thing, 5)),
      `table ${name} holds what is not its own`,
    );
    tables.set(name, new Set(entries.map((entry) => valueOf(entry, 2)!)));
  }
  expectThat(
    [...tables.keys()].join() === "VPORT,LTYPE,LAYER,STYLE,VIEW,UCS,APPID,DIMSTYLE,BLOCK_RECORD",
    `tables are ${[...tables.keys()].join()}`,
  );
  for (const thing of things) {
    const layer = ["BLOCKS", "ENTITIES"].includes(thing.section) ? valueOf(thing, 8) : undefined;
    expectThat(layer === undefined || tables.get("LAYER")!.has(layer), `${thing.kind} is on layer ${layer}`);
    for (const [kinds, code, table] of NAMES) {
      if (!kinds.includes(thing.kind)) continue;
      const name = valueOf(thing, code)!;
      expectThat(tables.get(table)!.has(name), `${thing.kind} names ${name}, which is not in ${table}`);
    }
  }
  const blocks = things.filter(({ kind }) => kind === "BLOCK").map((thing) => valueOf(thing, 2)!);
  expectThat(
    blocks.toSorted().join() === [...tables.get("BLOCK_RECORD")!].toSorted().join(),
    "blocks are not those of their records",
  );
  return faults;
}
