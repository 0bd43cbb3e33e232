import { expect, it } from "vitest";
import { chunkGroups } from "../../scripts/chunkGroups.ts";

const GROUP = {
  name: "shared",
  minShareCount: 2,
  paths: ["src/a/"],
  except: ["src/a/late"],
  packages: [/@one\/two/u],
};

/** The project itself, as an entry has to exist. */
const ROOT = process.cwd();
const ALL = ["src/a/one.ts", "src/a/late.ts", "node_modules/@one/two/x.js"].map((path) => `${ROOT}/${path}`);

/** What the plugin says at the end of a build of these modules. */
function saidOf(ids: readonly string[], entry?: string): string | null {
  const { buildEnd } = chunkGroups(ROOT, [GROUP], entry).plugin;
  if (typeof buildEnd !== "function") throw new Error("the plugin has no end of a build");
  let said: string | null = null;
  const context = {
    getModuleIds: () => ids.values(),
    error: (message: string) => {
      said ??= message;
    },
  };
  (buildEnd as (this: typeof context) => void).call(context);
  return said;
}

it("puts together what begins with a path, or is of a package", () => {
  const [group] = chunkGroups(ROOT, [GROUP]).groups;
  const taken = [...ALL, `${ROOT}/src/b/src/a/one.ts`];
  expect(taken.map((id) => group?.test(id))).toEqual([true, false, true, false]);
});

it("lets a build pass where every path and every pattern meets a module", () => {
  expect(saidOf(ALL)).toBeNull();
});

it("fails a build where one meets none", () => {
  const without = (part: string) => saidOf(ALL.filter((id) => !id.includes(part)));
  expect(without("/a/")).toContain("src/a/");
  expect(without("late")).toContain("src/a/late");
  expect(without("@one")).toContain("@one");
});

it("asks nothing of a build without the page's entry, and everything of one with it", () => {
  const [one] = ALL;
  expect(saidOf([one!], "src/ui/main.tsx")).toBeNull();
  expect(saidOf([one!, `${ROOT}/src/ui/main.tsx`], "src/ui/main.tsx")).toContain("@one");
});

it("fails every build once the entry has moved", () => {
  expect(saidOf(ALL, "src/ui/earlier.tsx")).toBe(
    "The page's entry src/ui/earlier.tsx does not exist any more.",
  );
});
