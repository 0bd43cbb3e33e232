const IMPORTS = [
  /^(?:import|export)\b[^;'"`]*?\bfrom\s*"([^"]+)"/gmu,
  /^import\s*"([^"]+)"/gmu,
  /\bimport\(\s*"([^"]+)"/gu,
];

/**
 * Every specifier that a module imports or re-exports, statically or dynamically, read from its text as
 * prettier formats it.
 */
export function importsIn(source: string): string[] {
  return IMPORTS.flatMap((pattern) => [...source.matchAll(pattern)].map(([, specifier]) => specifier ?? ""));
}
