import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

/**
 * Vite collects the licences of the page's packages; this adds those of packages that only workers contain.
 */
export const workerLicences = (packages: readonly string[], file: string): Plugin => ({
  name: "worker-licences",
  apply: "build",
  writeBundle({ dir = "dist" }, bundle) {
    if (!(file in bundle)) return;
    for (const folder of packages.map((of) => join("node_modules", of))) {
      const { name, version, license } = JSON.parse(
        readFileSync(join(folder, "package.json"), "utf8"),
      ) as Manifest;
      const licence = ["LICENSE", "LICENSE.md"].map((of) => join(folder, of)).find(existsSync);
      if (licence === undefined) throw new Error(`${name} comes without the text of its licence`);
      const text = readFileSync(licence, "utf8");
      appendFileSync(join(dir, file), `\n## ${name} - ${version} (${license})\n\n${text.trim()}\n`);
    }
  },
});
