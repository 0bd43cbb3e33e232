import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cruise, type ICruiseResult, type IForbiddenRuleType, type IModule } from "dependency-cruiser";
import extractOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import { importsIn } from "./importsIn.ts";
import { sourceFiles } from "./sourceFiles.ts";
import { typeOnlyImports } from "./typeOnlyImports.ts";
import { USED_IN_ONE_PLACE, usedInOnePlace } from "./usedInOnePlace.ts";

export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

export interface Cruise {
  /** The rules that were checked. */
  readonly rules: readonly string[];
  /** Number of modules of src that were read. */
  readonly modules: number;
  /** Number of files in src that had to be read. */
  readonly files: number;
  /** Imports in the text of a file that the tool has not seen. */
  readonly unseen: readonly string[];
  readonly violations: readonly Violation[];
}

/** Calls functions that no page calls yet; read together with src, so that unused functions are found. */
const CASES = "scripts/cases.ts";

/** Checks `root`'s src against `root`'s .dependency-cruiser.mjs. */
export async function cruiseBoundaries(root: string): Promise<Cruise> {
  const options = await extractOptions(join(root, ".dependency-cruiser.mjs"));
  const read = existsSync(join(root, CASES)) ? ["src", CASES] : ["src"];
  const { output } = await cruise(read, { ...options, baseDir: root, validate: true });
  if (typeof output === "string") throw new Error("dependency-cruiser answered a text");
  const rules = options.ruleSet?.forbidden ?? [];
  const allowsTypes = new Set(rules.filter(leavesTypesAlone).map(nameOf));
  const isTypeOnly = typeOnlyEdges(root, output);
  return {
    rules: [...rules.map(nameOf), USED_IN_ONE_PLACE],
    // Without its compiler the tool reads nothing and reports success, so the caller compares the two counts.
    modules: output.modules.filter(({ source }) => isOurs(source)).length,
    files: sourceFiles(root, "src").length,
    unseen: output.modules.flatMap((module) => unseenIn(root, module)),
    violations: [
      ...output.summary.violations
        .filter(({ rule, from, to }) => !(allowsTypes.has(rule.name) && isTypeOnly(from, to)))
        .map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
      ...usedInOnePlace(output.modules).map(([from, to]) => ({ rule: USED_IN_ONE_PLACE, from, to })),
    ],
  };
}

const nameOf = ({ name }: IForbiddenRuleType) => name ?? "unnamed";
const leavesTypesAlone = (rule: IForbiddenRuleType) =>
  "to" in rule && "dependencyTypesNot" in rule.to && (rule.to.dependencyTypesNot ?? []).includes("type-only");

const isOurs = (path: string) => /^src\/.*[.]tsx?$/u.test(path);

function unseenIn(root: string, { source, dependencies }: IModule): string[] {
  if (!isOurs(source)) return [];
  // The tool may report `node:path` as `path`.
  const seen = new Set(dependencies.flatMap(({ module }) => [module, `node:${module}`]));
  return importsIn(readFileSync(join(root, source), "utf8"))
    .filter((specifier) => !seen.has(specifier))
    .map((specifier) => `${source}: ${specifier}`);
}

/**
 * dependency-cruiser recognises type imports only with a TypeScript below 7; swc, which it uses here, does
 * not report them. So `dependencyTypesNot: ["type-only"]` is evaluated here.
 */
function typeOnlyEdges(root: string, { modules }: ICruiseResult): (from: string, to: string) => boolean {
  return (from, to) => {
    const types = typeOnlyImports(from, readFileSync(join(root, from), "utf8"));
    const dependencies = modules.find(({ source }) => source === from)?.dependencies ?? [];
    return dependencies
      .filter(({ resolved }) => resolved === to)
      .every((dependency) => types.has(dependency.module));
  };
}
