import { describe, expect, it } from "vitest";
import { chunkNames } from "../../../scripts/quick/chunkNames.ts";
import { planQuick } from "../../../scripts/quick/planQuick.ts";
import { readProject } from "../../../scripts/quick/readProject.ts";
import serverConfig from "../../../vite.server.config.ts";
import { SERVER_ENTRIES } from "../../../scripts/quick/unread.ts";

/** What nobody imports and yet decides about a test, with a test that it decides about. */
const HIDDEN = [
  ["tests/fixtures/psychrometrics.json", "tests/domain/air/publishedCases.test.ts"],
  ["tests/fixtures/schedules/expect.json", "tests/workers/sheet/foreignSchedules.test.ts"],
  ["docs/import.md", "tests/server/catalogue/import/documented.test.ts"],
  ["docs/decisions/README.md", "tests/gate/decisions.test.ts"],
  ["HOSTS.md", "tests/api/host/hostsContract.test.ts"],
  ["NOTICE", "tests/ui/screens/help/Help.test.tsx"],
  ["src/server/account/account.css", "tests/server/account/pages.test.ts"],
] as const;

describe("the project as it stands", () => {
  const plan = planQuick(
    readProject(),
    HIDDEN.map(([path]) => ({ path, isThere: true, isSameProgram: false })),
  );

  it("has every file that is looked for by name, and none that nobody is known to read", () => {
    expect(plan.wholeGate.filter((why) => !why.includes("is in the server"))).toEqual([]);
  });

  it.each(HIDDEN)("%s is read by %s", (_, test) => {
    expect(plan.units).toContain(test);
  });

  it("runs in the built server what is built for it", () => {
    const { input } = serverConfig.build?.rolldownOptions ?? {};
    expect(Object.values(input ?? {})).toEqual(SERVER_ENTRIES);
  });

  it("is read as far as what is fetched late and found by name", () => {
    const names = chunkNames();
    for (const name of ["Home", "PlanDialog", "batch.worker", "fanCoilScreen", "confirmPlan"])
      expect(names).toContain(name);
  });
});
