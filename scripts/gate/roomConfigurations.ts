import { readdirSync } from "node:fs";

/** The rooms are the tsconfigs: tsconfig.<room>.json. */
export function roomConfigurations(root: string): string[] {
  return readdirSync(root)
    .filter((name) => /^tsconfig[.][a-z]+[.]json$/u.test(name) && name !== "tsconfig.base.json")
    .toSorted();
}
