import { parseSync, printSync, transformSync } from "@swc/core";

/** Comments that tools obey: changing one changes how a file is built or run. */
const OBEYED = /@vite-ignore|[@#]__PURE__|@vitest|@license/gu;

/** Whether two texts of a module or style differ only in comments, types and spacing. */
export function isSameProgram(path: string, before: string, after: string): boolean {
  if (before === after) return true;
  if (path.endsWith(".css")) return styleOf(before) === styleOf(after);
  if (!/[.](?:tsx?|mjs)$/u.test(path)) return false;
  if (obeyedIn(before) !== obeyedIn(after)) return false;
  try {
    return programOf(path, before) === programOf(path, after);
  } catch {
    // A text that does not parse is reported by other checks.
    return false;
  }
}

/**
 * Instructions in comments that the compiler, lint, formatter or the search for unused exports obey, for the
 * statement or line below. A change of their position is a change of the source. Tags and package names that only
 * people read are not included.
 */
const INSTRUCTION =
  /(?<!["'])@(?!(?:returns|throws|param|see|example|default)\b)[a-z][\w-]*|#__\w+__|(?:ox|es)lint-|prettier-ignore|\/\/\/\s*</u;
/** The printer omits it. */
const DEFINITE = "!:";
const isPlain = (text: string) => !INSTRUCTION.test(text) && !text.includes(DEFINITE);

/**
 * Whether two texts of a module differ only in spacing and in comments that no tool reads; types are equal too. A
 * text with instructions in comments never counts as the same.
 */
export function isSameSource(path: string, before: string, after: string): boolean {
  if (before === after) return true;
  if (!/[.](?:tsx?|mjs)$/u.test(path) || !isPlain(before) || !isPlain(after)) return false;
  try {
    return sourceOf(path, before) === sourceOf(path, after);
  } catch {
    return false;
  }
}

const sourceOf = (path: string, text: string): string =>
  printSync(parseSync(text, { syntax: "typescript", tsx: path.endsWith(".tsx"), target: "es2022" }), {
    minify: true,
    jsc: { target: "es2022" },
  }).code;

const obeyedIn = (text: string) => (text.match(OBEYED) ?? []).join(" ");
const styleOf = (text: string) =>
  text
    .replaceAll(/\/\*.*?\*\//gsu, "")
    .replaceAll(/\s+/gu, " ")
    .trim();

const programOf = (path: string, text: string): string =>
  transformSync(text, {
    configFile: false,
    swcrc: false,
    isModule: true,
    jsc: {
      parser: { syntax: "typescript", tsx: path.endsWith(".tsx") },
      target: "es2022",
      preserveAllComments: false,
      transform: { verbatimModuleSyntax: true },
      minify: { compress: false, mangle: false, format: { comments: false } },
    },
    minify: true,
  }).code;
