/** Several models that one cell may name. */
export interface ListedModels {
  /** `slash`: many makers write one model so, 80/125 for a pump of two sizes. */
  readonly kind: "list" | "slash" | "range";
  /** Each by its whole name; empty for a range whose models nobody can count: 3.5~6. */
  readonly models: readonly string[];
  /** Nobody would write one model so. */
  readonly isSure: boolean;
}

const DIVIDER = /\s*(?:[/、,;|]|\s(?:和|及|或|and|or|und|oder|et|ou|ed?|y|и|или)\s|[和及或]|\s)\s*/gu;
/** No model is written with a tilde; a word or points divide figures. */
const TO = /\s*(?:~|(?<=\d\D*)(?:至|到|÷|\.{2,3}|\b(?:to|bis)\b|\s(?:à|до)\s)(?=.*\d))\s*/u;
const PREFIX = /^\p{L}[\p{L}\s]*[-_.#]?/u;
/** Sizes of pipes: DN65/DN50 are those of one pump. */
const PIPE = /^(?:dn|φ|ø)/iu;
const NUMBER = /\d+(?:\.\d+)?/gu;
/** The number that sizes of a series differ in, with what stands before and behind it. */
const LAST_NUMBER = /^(.*?)(\d+(?:\.\d+)?)(\D*)$/u;
const MOST_IN_RANGE = 20;

const shapeOf = (text: string) => text.replaceAll(NUMBER, "0").replaceAll(" ", "");
const areDistinct = (texts: readonly string[]) => new Set(texts).size === texts.length;

/** The models that a cell lists; `null` if it names one. */
export function listedModels(text: string, hasDecimalComma: boolean): ListedModels | null {
  return PIPE.test(text) ? null : (range(text) ?? wholeNames(text) ?? shortened(text, hasDecimalComma));
}

/** XA-3/XA-4: the letters in front come again behind a divider. */
function wholeNames(text: string): ListedModels | null {
  const prefix = PREFIX.exec(text)?.[0].trim() ?? "";
  if (prefix === "") return null;
  const models: string[] = [];
  let from = 0;
  for (const { 0: divider, index } of text.matchAll(DIVIDER)) {
    const next = index + divider.length;
    if (!text.startsWith(prefix, next)) continue;
    models.push(text.slice(from, index));
    from = next;
  }
  models.push(text.slice(from));
  if (models.length < 2 || !models.every((one) => /\d/u.test(one)) || !areDistinct(models)) return null;
  // The parts of one split machine have other letters behind: KFR-35GW/KFR-35W.
  return { kind: "list", models, isSure: new Set(models.map(shapeOf)).size === 1 };
}

/** XA-3~5, XA-3~XA-5. Of XA-3.5~6, XA-3A~C and XA-3~5/XA-7~9 nobody can count the models. */
function range(text: string): ListedModels | null {
  const [left = "", right = "", ...more] = text.split(TO);
  if (right === "" || !/\d/u.test(left)) return null;
  const [, prefix = "", from = "", behind = ""] = LAST_NUMBER.exec(left) ?? [];
  const [, again = "", to = "", end = ""] = LAST_NUMBER.exec(right) ?? [];
  const count = Number(to) - Number(from) + 1;
  const isCounted =
    more.length === 0 &&
    (again === "" || again === prefix) &&
    (behind === "" || behind === end) &&
    /^\d+$/u.test(from) &&
    /^\d+$/u.test(to) &&
    count > 1 &&
    count <= MOST_IN_RANGE;
  const models = isCounted
    ? Array.from({ length: count }, (_, at) => `${prefix}${Number(from) + at}${end}`)
    : [];
  return { kind: "range", models, isSure: false };
}

/** XA-3/4/5 and XA-3、4, of which only the number is written again; 4-72-3A/4-72-4A, which begin with a figure. */
function shortened(text: string, hasDecimalComma: boolean): ListedModels | null {
  const isPlain = !/[、;]/u.test(text);
  const divider = hasDecimalComma ? /\s*\/\s*/u : /\s*[/,]\s*/u;
  const [first = "", ...others] = text.split(isPlain ? divider : /\s*[、;]\s*/u);
  const [, prefix = "", number = "", behind = ""] = LAST_NUMBER.exec(first) ?? [];
  if (others.length === 0 || number === "") return null;
  const [models, numbers] = [[first], [number]];
  let whole = 0;
  for (const other of others) {
    const [, before = "", one = "", rest = ""] = LAST_NUMBER.exec(other) ?? [];
    const isWhole = before !== "" && shapeOf(other) === shapeOf(first);
    if (one === "" || (before !== "" && !isWhole)) return null;
    if (isWhole && before === prefix) whole++;
    numbers.push(one);
    models.push(isWhole ? other : `${prefix}${one}${rest === "" ? behind : rest}`);
  }
  if (!areDistinct(models)) return null;
  if (whole === others.length) return { kind: "list", models, isSure: true };
  const rises = numbers.every((one, at) => at === 0 || Number(one) > Number(numbers[at - 1]));
  const areAlike = new Set(numbers.map((one) => one.split(".")[0]?.length)).size === 1;
  // 40/125 is one pump of two sizes, 80/4 one with four poles.
  if (isPlain && !(rises && areAlike)) return null;
  return { kind: isPlain ? "slash" : "list", models, isSure: false };
}
