/**
 * `npx tsx scripts/plantFaults.ts [--whole] [NAME…]`: plants each fault by itself into a clone of the last commit,
 * runs `npm run quick` there and prints what caught it, as a row of a table. A run is ended as soon as a part has
 * failed; without `--whole` also when its plan names the whole gate, because it can then no longer say "passed".
 * Exits with 1 if quick passed a fault, or if a fault no longer fits the sources.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { isMet, metBy } from "./quick/metBy.ts";
import { PLANTED_FAULTS, type PlantedFault } from "./quick/plantedFaults.ts";

const clone = join(mkdtempSync(join(tmpdir(), "volute-faults-")), "clone");
const isWhole = process.argv.includes("--whole");
const names = process.argv.slice(2).filter((name) => name !== "--whole");

function plant({ path, from, to }: PlantedFault): boolean {
  const file = join(clone, path);
  const before = readFileSync(file, "utf8");
  const after = before.replace(from, to);
  writeFileSync(file, after);
  return after !== before;
}

/** The output of quick until the fault is caught, or all of it. */
async function quick(): Promise<string> {
  // Started in its own process group, so that it can be ended as a whole.
  const child = spawn("npm", ["run", "--silent", "quick", "--", "HEAD"], { cwd: clone, detached: true });
  let [said, isEnded] = ["", false];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (more: string) => {
      said += more;
      if (child.pid !== undefined && !isEnded && isMet(said, isWhole)) {
        isEnded = true;
        process.kill(-child.pid, "SIGKILL");
      }
    });
  await once(child, "close");
  return said;
}

async function rowOf(fault: PlantedFault): Promise<string> {
  if (!plant(fault)) return `| ${fault.name} | **does not fit ${fault.path}** |`;
  const said = await quick();
  execFileSync("git", ["checkout", "-q", "--", "."], { cwd: clone });
  return `| ${fault.name} | ${metBy(said)} |`;
}

try {
  execFileSync("git", ["clone", "-q", "--shared", resolve("."), clone]);
  // Hard links to the same files; caches that quick creates there stay in the clone.
  execFileSync("cp", ["-al", resolve("node_modules"), join(clone, "node_modules")]);
  rmSync(join(clone, "node_modules/.cache"), { recursive: true, force: true });
  for (const fault of PLANTED_FAULTS.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const row = await rowOf(fault);
    process.stdout.write(`${row}\n`);
    if (row.includes("**")) process.exitCode = 1;
  }
} finally {
  rmSync(join(clone, ".."), { recursive: true, force: true });
}
