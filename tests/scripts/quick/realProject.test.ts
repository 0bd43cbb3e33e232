import { describe, expect, it } from "vitest";
import { chunkNames } from "../../../scripts/quick/chunkNames.ts";
import { planQuick } from "../../../scripts/quick/planQuick.ts";
import { readProject } from "../../../scripts/quick/readProject.ts";
import { plantedKind, serverEntries } from "../../../scripts/quick/unread.ts";
import serverConfig from "../../../vite.server.config.ts";

/** What nobody imports and yet decides about a test, with the name of a test that it decides about. */
const HIDDEN = [
  ["tests/fixtures/psychrometrics.json", /publishedCases/u],
  ["tests/fixtures/schedules/expect.json", /foreignSchedules/u],
  ["docs/import.md", /documented/u],
  ["docs/decisions/README.md", /decisions/u],
  ["HOSTS.md", /hostsContract/u],
  ["NOTICE", /Help/u],
  ["src/server/account/account.css", /account.*pages/u],
] as const;

describe("the project as it stands", () => {
  const project = readProject();
  const plan = planQuick(
    project,
    HIDDEN.map(([path]) => ({ path, isThere: true, isSameProgram: false, isSameSource: false })),
  );

  it("has every file that is looked for by name, and none that nobody is known to read", () => {
    expect(plan.wholeGate.filter((why) => !/is in the server|^\d+ more |^the build /u.test(why))).toEqual([]);
  });

  it.each(HIDDEN)("%s is read by %s", (_, test) => {
    expect([...plan.units, ...plan.left].filter((unit) => test.test(unit))).not.toEqual([]);
  });

  it.each([
    ["scripts/backup.ts", "server/backup/backupProcess"],
    ["scripts/restore.ts", "server/backup/backupProcess"],
    ["src/server/backup/restoreMain.ts", "server/backup/backupProcess"],
    ["scripts/quick/closeQuick.ts", "scripts/quick/unchanged"],
  ])("%s is run by a test as a process", (path, test) => {
    const alone = planQuick(project, [{ path, isThere: true, isSameProgram: false, isSameSource: false }]);
    expect([...alone.units, ...alone.left]).toContain(`tests/${test}.test.ts`);
  });

  it("has its own notes of what tests take, whose change changes no check", () => {
    expect(Object.keys(project.seconds).length).toBeGreaterThan(500);
    const path = "tests/seconds.json";
    const noted = planQuick(project, [{ path, isThere: true, isSameProgram: false, isSameSource: false }]);
    expect(noted).toMatchObject({ rooms: [], specs: [], left: [], wholeGate: [] });
  });

  it("runs in the built server what is built for it", () => {
    const { input } = serverConfig.build?.rolldownOptions ?? {};
    expect(serverEntries(project.texts)).toEqual(Object.values(input ?? {}));
    expect(plantedKind(project.paths).length).toBeGreaterThan(3);
  });

  it("is read as far as what is fetched late and found by name", () => {
    const names = chunkNames();
    for (const name of ["Home", "PlanDialog", "batch.worker", "fanCoilScreen", "confirmPlan"])
      expect(names).toContain(name);
  });
});
