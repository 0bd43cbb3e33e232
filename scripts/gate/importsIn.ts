const IMPORTS = [
  /^(?:import|export)\b[^;'"`]*?\bfrom\s*"([^"]+)"/gmu,
  /^import\s*"([^"]+)"/gmu,
  /\bimport\(\s*"([^"]+)"/gu,
];

/** Every specifier that a module formatted by prettier imports or re-exports, early or late, read off its text. */
export function importsIn(source: string): string[] {
  return IMPORTS.flatMap((pattern) => [...source.matchAll(pattern)].map(([, specifier]) => specifier ?? ""));
}
