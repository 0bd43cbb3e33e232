import { parseSync } from "@swc/core";

/**
 * The specifiers that a module (`path` tells whether it has JSX) imports or re-exports only with `import
 * type` and `export type`.
 */
export function typeOnlyImports(path: string, source: string): ReadonlySet<string> {
  const types = new Set<string>();
  const values = new Set<string>();
  for (const item of parseSync(source, { syntax: "typescript", tsx: path.endsWith(".tsx") }).body) {
    if (item.type === "ImportDeclaration") (item.typeOnly ? types : values).add(item.source.value);
    if (item.type === "ExportNamedDeclaration" && item.source)
      (item.typeOnly ? types : values).add(item.source.value);
    if (item.type === "ExportAllDeclaration") values.add(item.source.value);
  }
  for (const [, specifier] of source.matchAll(/\bimport\(\s*"([^"]+)"/gu)) values.add(specifier ?? "");
  return new Set([...types].filter((specifier) => !values.has(specifier)));
}
