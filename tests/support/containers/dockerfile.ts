import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as v from "valibot";

/** The project's own folder. */
export const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

const instructions = (await readFile(join(ROOT, "Dockerfile"), "utf8"))
  .split("\n")
  .map((line) => /^([A-Z]+) (.+)$/u.exec(line))
  .flatMap((found) => (found === null ? [] : [{ name: found[1] ?? "", words: found[2] ?? "" }]));

/** Every instruction of this name in the Dockerfile. */
export const all = (name: string): readonly string[] =>
  instructions.filter((one) => one.name === name).map(({ words }) => words);
export const last = (name: string): string => all(name).at(-1) ?? "";
/** A command in its form without a shell. */
export const command = (words: string): readonly string[] =>
  v.parse(v.array(v.string()), JSON.parse(words.slice(words.indexOf("["))));

/** The image's environment. */
export const environment: ReadonlyMap<string, string> = new Map(
  last("ENV")
    .split(" ")
    .map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]),
);

const inRoot = await readdir(ROOT);
/** What a source of COPY names; a star stands in the project's own folder alone. */
function named(source: string): readonly string[] {
  const [before, after] = source.split("*");
  if (before === undefined || after === undefined) return [source];
  return inRoot.filter((name) => name.startsWith(before) && name.endsWith(after));
}
/** What is copied from the project, and not from a stage. */
export const copied: readonly string[] = all("COPY").flatMap((words) =>
  words.startsWith("--") ? [] : words.split(" ").slice(0, -1).flatMap(named),
);
