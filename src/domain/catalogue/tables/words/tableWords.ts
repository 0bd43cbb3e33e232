import words from "../../../../../data/tables/words.json";
import { isQuantity, type Quantity } from "./quantities.ts";
import type { Step } from "./stepNames.ts";

const SCRIPTS = ["cjk", "latin", "cyrillic"] as const;
export type Script = (typeof SCRIPTS)[number];
type ByScript = Readonly<Record<Script, readonly string[]>>;

/** Words of makers' tables, from `data/tables/words.json`. */
export interface TableWords {
  /** Names of each quantity in all languages. */
  readonly quantities: readonly { readonly quantity: Quantity; readonly names: readonly string[] }[];
  /** What a letter or a short name beside a unit means: the first whose kinds the unit is of. */
  readonly symbols: ReadonlyMap<string, readonly Quantity[]>;
  /** Words that may stand before or behind a name without changing it. */
  readonly before: ByScript;
  readonly after: ByScript;
  /** Words that join others. */
  readonly between: { readonly latin: readonly string[]; readonly cyrillic: readonly string[] };
  readonly steps: Readonly<Record<Step, ByScript>>;
  /** The unit that another spelling means, in a spelling that the import knows. */
  readonly units: ReadonlyMap<string, string>;
  /** Words of languages that write 0,5. */
  readonly decimalComma: readonly string[];
}

const FILE = "data/tables/words.json";
const LANGUAGES: ReadonlySet<string> = new Set(["zh", "en", "de", "fr", "it", "es", "ru", "ja"]);

/** Reads the file of words. @throws Error that names file, field and what is wrong */
export function readTableWords(value: unknown): TableWords {
  const file = fieldsOf(value, "", [
    ...(["quantities", "symbols", "before", "after", "between", "steps", "units", "decimalComma"] as const),
  ]);
  const between = fieldsOf(file.get("between"), "between", ["latin", "cyrillic"]);
  return {
    quantities: listOf(file.get("quantities"), "quantities").map((entry, at) => {
      const path = `quantities[${at}]`;
      const fields = entriesOf(entry, path);
      const names = [...fields].flatMap(([language, list]) => {
        if (language === "quantity") return [];
        if (!LANGUAGES.has(language)) throw wrong(`${path}.${language}`, "is no language");
        return textsOf(list, `${path}.${language}`);
      });
      return { quantity: quantityOf(fields.get("quantity"), `${path}.quantity`), names };
    }),
    symbols: new Map(
      listOf(file.get("symbols"), "symbols").map((entry, at) => {
        const path = `symbols[${at}]`;
        const fields = fieldsOf(entry, path, ["symbol", "quantities"]);
        const means = textsOf(fields.get("quantities"), `${path}.quantities`);
        return [
          textOf(fields.get("symbol"), `${path}.symbol`),
          means.map((one) => quantityOf(one, `${path}.quantities`)),
        ] as const;
      }),
    ),
    before: scriptsOf(file.get("before"), "before"),
    after: scriptsOf(file.get("after"), "after"),
    between: {
      latin: textsOf(between.get("latin"), "between.latin"),
      cyrillic: textsOf(between.get("cyrillic"), "between.cyrillic"),
    },
    steps: stepsOf(file.get("steps")),
    units: new Map(
      [...entriesOf(file.get("units"), "units")].flatMap(([unit, spellings]) =>
        textsOf(spellings, `units.${unit}`).map((spelling) => [spelling, unit] as const),
      ),
    ),
    decimalComma: textsOf(file.get("decimalComma"), "decimalComma"),
  };
}

const wrong = (path: string, message: string) =>
  new Error(`${FILE}: ${path === "" ? "the file" : path} ${message}`);

function entriesOf(value: unknown, path: string): ReadonlyMap<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw wrong(path, "is no object");
  return new Map(Object.entries(value));
}

/** An object with these fields and no other. */
function fieldsOf(value: unknown, path: string, fields: readonly string[]): ReadonlyMap<string, unknown> {
  const entries = entriesOf(value, path);
  for (const field of entries.keys())
    if (!fields.includes(field)) throw wrong(`${path}.${field}`, "means nothing");
  for (const field of fields) if (!entries.has(field)) throw wrong(`${path}.${field}`, "is missing");
  return entries;
}

function listOf(value: unknown, path: string): readonly unknown[] {
  if (!Array.isArray(value)) throw wrong(path, "is no list");
  return value;
}

function textOf(value: unknown, path: string): string {
  if (typeof value !== "string" || value.trim() === "") throw wrong(path, "is no word");
  return value;
}

const textsOf = (value: unknown, path: string) =>
  listOf(value, path).map((one, at) => textOf(one, `${path}[${at}]`));

function quantityOf(value: unknown, path: string): Quantity {
  const name = textOf(value, path);
  if (!isQuantity(name)) throw wrong(path, `is no quantity: ${name}`);
  return name;
}

function scriptsOf(value: unknown, path: string): ByScript {
  const fields = fieldsOf(value, path, SCRIPTS);
  const of = (script: Script) => textsOf(fields.get(script), `${path}.${script}`);
  return { cjk: of("cjk"), latin: of("latin"), cyrillic: of("cyrillic") };
}

function stepsOf(value: unknown): TableWords["steps"] {
  const fields = fieldsOf(value, "steps", ["top", "high", "medium", "low"]);
  const of = (step: Step) => scriptsOf(fields.get(step), `steps.${step}`);
  return { top: of("top"), high: of("high"), medium: of("medium"), low: of("low") };
}

export const TABLE_WORDS: TableWords = readTableWords(words);
