import { readdirSync } from "node:fs";

/** Each room has a tsconfig: tsconfig.<room>.json. */
export function roomConfigurations(root: string): string[] {
  return readdirSync(root)
    .filter((name) => /^tsconfig[.][a-z]+[.]json$/u.test(name) && name !== "tsconfig.base.json")
    .toSorted();
}
