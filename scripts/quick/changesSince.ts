import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { isSameProgram } from "./isSameProgram.ts";

/** A file that is another than at the base, or not there any more, or new. */
export interface Change {
  readonly path: string;
  readonly isThere: boolean;
  /** Whether nothing that runs is another: only comments, types or spacing. */
  readonly isSameProgram: boolean;
}

function git(...parameters: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync("git", parameters, { encoding: "utf8", maxBuffer: 2 ** 30 });
  return status === 0 ? stdout : undefined;
}

const linesOf = (text: string | undefined) => (text ?? "").split("\0").filter((line) => line !== "");

/** Where the work in this folder left a line, or else the common one. `undefined` where git knows of none. */
export function baseOf(named: string | undefined): string | undefined {
  for (const line of named === undefined ? ["origin/HEAD", "origin/main", "main"] : [named]) {
    const base = git("merge-base", "HEAD", line);
    if (base !== undefined) return base.trim();
  }
  return undefined;
}

/** Every file of the project, whether git knows it already or not. */
export const projectFiles = (): ReadonlySet<string> =>
  new Set(
    linesOf(git("ls-files", "-z", "--cached", "--others", "--exclude-standard")).filter((path) =>
      existsSync(path),
    ),
  );

/**
 * What differs from a commit, the working tree and new files included.
 * @throws Error where there is no such commit
 */
export function changesSince(base: string): readonly Change[] {
  const tracked = git("diff", "--name-only", "--no-renames", "-z", base);
  if (tracked === undefined) throw new Error(`There is no commit ${base} that this work comes from.`);
  const paths = [...linesOf(tracked), ...linesOf(git("ls-files", "-z", "--others", "--exclude-standard"))];
  return [...new Set(paths)].toSorted().map((path) => {
    const before = git("show", `${base}:${path}`);
    const isThere = existsSync(path);
    const isSame = before !== undefined && isThere && isSameProgram(path, before, readFileSync(path, "utf8"));
    return { path, isThere, isSameProgram: isSame };
  });
}
