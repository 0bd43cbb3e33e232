import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PlanDuty, PlanSystems } from "#domain/building/plan/PlanContent.ts";
import type { PlanPart, PlanVersion } from "#api/contract/projectPlans.ts";
import { planParts } from "#server/database/schema/projectSchema.ts";
import { DATABASES } from "../../support/eachDatabase.ts";
import { HEAD, productsPart, roomsPart, type MadeRoom } from "../../support/planMaker.ts";
import { currentOf, PROJECTS, startProjectServer } from "../../support/projectServer.ts";
import type { Person, ProjectServer } from "../../support/projectServer.ts";

describe.each(DATABASES)("versions of a plan in $name", ({ open }) => {
  let server: ProjectServer;
  let person: Person;
  let projectId = "";
  let path = "";
  beforeAll(async () => {
    server = await startProjectServer(open);
    person = await server.person();
    projectId = await currentOf(person);
    path = `${PROJECTS}/${projectId}`;
  });
  afterAll(() => server.close());

  const keep = async (part: PlanPart) =>
    ((await person.post(`${path}/plan_parts`, part)).data as { id: string }).id;
  async function save(
    rooms: readonly MadeRoom[],
    basedOn: number | null,
    of: { readonly building?: string; readonly systems?: PlanSystems } = {},
  ): Promise<PlanVersion> {
    const saved = await person.post(`${path}/plans`, {
      saveKey: randomUUID(),
      kind: "fanCoil",
      building: of.building ?? "fanCoil",
      name: "一号楼",
      basedOn,
      head: of.systems === undefined ? HEAD : { ...HEAD, systems: of.systems },
      roomParts: [await keep(roomsPart(rooms))],
      productParts: [await keep(productsPart("fcu-1", "fcu-2"))],
    });
    return saved.data as PlanVersion;
  }
  const ROOMS: readonly MadeRoom[] = [
    { id: "1", quantity: 2 },
    { id: "2", standing: "changed", product: 1 },
    { id: "3", standing: "unmatched", product: -1 },
  ];

  test("their systems of water are compared, two pipes in both seasons", async () => {
    const building = "two pipes";
    const cold: PlanDuty = {
      ...{
        id: "cold",
        kind: "cold",
        name: "冷热水系统",
        rooms: 3,
        segments: 7,
        assumed: 7,
        flow: 4.2,
        head: 16.9,
      },
      ...{ index: "2", pipes: [{ size: "DN25", length: 80 }], pump: null },
      winter: { flow: 1.1, head: 6.5, index: "1" },
    };
    const pump = { id: "pump-1", model: "P-1", hash: "0", state: "meets" } as const;
    const hot: PlanDuty = { ...cold, id: "hot", kind: "hot", name: "热水系统", winter: undefined };
    const first = await save(ROOMS, null, {
      building,
      systems: { settings: [], duties: [{ ...cold, pump }, hot] },
    });
    const colder: PlanDuty = {
      ...cold,
      winter: { ...cold.winter!, head: 7 },
      pump: { ...pump, state: "fails" },
    };
    const second = await save(ROOMS.slice(0, 2), 1, {
      building,
      systems: { settings: [], duties: [colder] },
    });
    const compare = async (later: PlanVersion, earlier: PlanVersion) =>
      (await person.get(`${path}/plan_versions/${later.id}/comparison?with=${earlier.id}`)).data;
    expect(await compare(second, first)).toMatchObject({
      systems: [
        {
          id: "cold",
          isSame: false,
          before: { winter: { head: 6.5 }, pump: { state: "meets" } },
          after: { flow: 4.2, winter: { head: 7 }, pump: { state: "fails" } },
        },
        { id: "hot", name: "热水系统", isSame: false, before: { rooms: 3 }, after: null },
      ],
    });
    expect(await compare(first, first)).toMatchObject({ systems: [{ isSame: true }, { isSame: true }] });
  });

  test("two are compared, a page at a time", async () => {
    const first = await save(ROOMS, null);
    const changed = [{ id: "1", quantity: 4 }, { id: "2", standing: "matched" as const }, { id: "4" }];
    const second = await save(changed, 1);
    const compare = (query: string) =>
      person.get(`${path}/plan_versions/${second.id}/comparison?with=${first.id}${query}`);
    const found = await compare("");
    expect(found.data).toMatchObject({
      // A later version exists.
      before: { ...first, isLast: false, isScheduled: false },
      after: second,
      fresh: 1,
      gone: 1,
      changed: 2,
      same: 0,
      products: [
        { productId: "fcu-1", unitsBefore: 2, unitsAfter: 6 },
        { productId: "fcu-2", unitsBefore: 1, unitsAfter: 0 },
      ],
    });
    const { rooms } = found.data as { rooms: object[] };
    expect(rooms).toHaveLength(4);
    expect((await compare("&page_size=3&page_no=2")).data).toMatchObject({ rooms: rooms.slice(3) });
    // The cached comparison is used; the parts are not read again.
    await server.database.queries.delete(planParts).where(eq(planParts.projectId, projectId));
    expect((await compare("&page_size=3&page_no=1")).data).toMatchObject({ rooms: rooms.slice(0, 3) });
    const back = await person.get(`${path}/plan_versions/${first.id}/comparison?with=${second.id}`);
    expect(back).toMatchObject({ status: 404 });
  });
});
