import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

/** A throw-away tree with the project's own configuration and planted files, so that a check can be seen to fail. */
export class PlantedTree {
  readonly root = mkdtempSync(join(tmpdir(), "volute-gate-"));

  /** `files` maps paths to contents; `configuration` names files of the project to take over as they are. */
  constructor(files: Readonly<Record<string, string>>, configuration: readonly string[]) {
    for (const name of configuration) cpSync(resolve(name), join(this.root, name), { recursive: true });
    for (const [path, content] of Object.entries(files)) {
      const target = join(this.root, path);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, content);
    }
  }

  /** Makes the installed packages resolvable; a tree without them may plant packages of its own. */
  withInstalledPackages(): this {
    symlinkSync(resolve("node_modules"), join(this.root, "node_modules"));
    return this;
  }

  dispose(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
