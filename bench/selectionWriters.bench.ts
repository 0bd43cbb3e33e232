import { describe } from "vitest";
import { openPostgres } from "#server/database/connection/openPostgres.ts";
import { addUser } from "#server/account/users.ts";
import { createProject } from "#server/project/projectStore.ts";
import { USUAL_BOUNDS } from "#server/process/bounds.ts";
import { fillSmall } from "../tests/support/smallCatalogue.ts";
import { hasPostgres, ownPostgres } from "../tests/support/ownPostgres.ts";
import { atEnd } from "./atEnd.ts";
import { measure } from "./measure.ts";
import { selectAsked } from "./selectAsked.ts";

const WRITERS = 64;
const EACH = 10;
const end = atEnd();
const FEW = { iterations: 3, time: 0, warmupIterations: 1, warmupTime: 0 };

const isThere = await hasPostgres();

async function measureWriters(): Promise<void> {
  const { url, remove } = await ownPostgres();
  end.close(remove);
  const nodes = [await openPostgres(url), await openPostgres(url)];
  end.close(() => Promise.all(nodes.map((each) => each.close())));
  const [node] = nodes;
  await node!.migrate();
  await fillSmall(node!, [{ id: "fan-1" }]);
  const userId = await addUser(node!.queries, { account: "u", name: "设计师", passwordHash: "none" });
  const projectIds: string[] = [];
  for (let at = 0; at < WRITERS; at++)
    projectIds.push(await createProject(node!.queries, userId!, `${at} 号楼`, USUAL_BOUNDS));
  const select = (at: number, projectId: string) =>
    selectAsked(nodes[at % 2]!.queries, {
      projectId,
      user: { userId: userId!, name: "设计师" },
      selection: {
        productId: "fan-1",
        designProperties: [],
        runtimeProperties: [],
        publicComponentId: null,
        equipmentNum: 1,
      },
    });
  const all = (projectOf: (at: number) => string) => async () => {
    await Promise.all(
      Array.from({ length: WRITERS }, async (_, at) => {
        for (let done = 0; done < EACH; done++) await select(at, projectOf(at));
      }),
    );
  };
  measure(
    `${WRITERS * EACH} selections in one project`,
    all(() => projectIds[0]!),
    FEW,
  );
  measure(
    `${WRITERS * EACH} selections, each writer in a project of its own`,
    all((at) => projectIds[at]!),
    FEW,
  );
}

describe.skipIf(!isThere)(`${WRITERS} writers over two nodes`, async () => {
  // Vitest calls the body of a skipped `describe` too.
  if (isThere) await end.collect(measureWriters);
});
