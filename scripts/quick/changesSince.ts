import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { isSameProgram, isSameSource } from "./isSameProgram.ts";

/** A file that was changed, deleted or added since the base. */
export interface Change {
  readonly path: string;
  readonly isThere: boolean;
  /** Whether the change affects only comments, types or spacing. */
  readonly isSameProgram: boolean;
  /** Whether the change affects only comments that no tool reads, or spacing. */
  readonly isSameSource: boolean;
}

function git(...parameters: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync("git", parameters, { encoding: "utf8", maxBuffer: 2 ** 30 });
  return status === 0 ? stdout : undefined;
}

const linesOf = (text: string | undefined) => (text ?? "").split("\0").filter((line) => line !== "");

/**
 * The commit where this folder's work branched off; by default from the common line. `undefined` if git knows
 * none.
 */
export function baseOf(named: string | undefined): string | undefined {
  for (const line of named === undefined ? ["origin/HEAD", "origin/main", "main"] : [named]) {
    const base = git("merge-base", "HEAD", line);
    if (base !== undefined) return base.trim();
  }
  return undefined;
}

/** Whether this folder is at a commit, so that only what is not committed can differ from it. */
export const isHere = (commit: string): boolean => git("rev-parse", "HEAD")?.trim() === commit;

/** Every file of the project, including those that git does not track yet. */
export const projectFiles = (): ReadonlySet<string> =>
  new Set(
    linesOf(git("ls-files", "-z", "--cached", "--others", "--exclude-standard")).filter((path) =>
      existsSync(path),
    ),
  );

/**
 * Differences from a commit, including the working tree and new files.
 * @throws Error for an unknown commit
 */
export function changesSince(base: string): readonly Change[] {
  const tracked = git("diff", "--name-only", "--no-renames", "-z", base);
  if (tracked === undefined) throw new Error(`There is no commit ${base} that this work comes from.`);
  const paths = [...linesOf(tracked), ...linesOf(git("ls-files", "-z", "--others", "--exclude-standard"))];
  return [...new Set(paths)].toSorted().map((path) => {
    const before = git("show", `${base}:${path}`);
    const isThere = existsSync(path);
    if (before === undefined || !isThere) return { path, isThere, isSameProgram: false, isSameSource: false };
    const after = readFileSync(path, "utf8");
    return {
      path,
      isThere,
      isSameProgram: isSameProgram(path, before, after),
      isSameSource: isSameSource(path, before, after),
    };
  });
}
