import { transformSync } from "@swc/core";

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
