import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { databaseOnServer, SERVER_URL } from "../../support/eachDatabase.ts";
import { currentOf, PROJECTS, selected, startProjectServer } from "../../support/projectServer.ts";

// Lowers the limit, so that a project is almost full after a few dozen rows.
vi.mock("#domain/desk/project/projectLimits.ts", async (original) => ({
  ...(await original<object>()),
  MOST_SELECTED: 60,
}));
const NEAR_BOUND = 40;
const SOON = { timeout: 10_000 };

// The embedded database runs one transaction at a time.
test.skipIf(SERVER_URL === undefined)(
  "two who select the same new product, one of them near the bound, do not wait for each other",
  async () => {
    const { open, drop } = await databaseOnServer();
    const server = await startProjectServer(open);
    const { queries } = server.database;
    const person = await server.person();
    const projectId = await currentOf(person);
    const { id } = await selected(person, projectId, { productId: "fan-1" });
    const select = () => person.post(`${PROJECTS}/${projectId}/personal_products`, { productId: "pump-1" });
    const nowWaiting = async (count: number) => {
      const waiting = sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      const found = async () => (await queries.execute(waiting)) as { readonly rows: readonly unknown[] };
      await expect.poll(async () => (await found()).rows.length, SOON).toBe(count);
    };
    const asked = await queries.transaction(async (holder) => {
      await holder.execute(sql`update projects set updated_at = now() where id = ${projectId}::uuid`);
      const below = select();
      await nowWaiting(1);
      await queries.execute(sql`
        insert into selected_products (project_id, category_code, product_id, facts_hash, design_properties,
          runtime_properties, equipment_num)
        select project_id, category_code, product_id, facts_hash, design_properties, runtime_properties, 1
        from selected_products, generate_series(2, ${NEAR_BOUND}::int) where id = ${id}::uuid`);
      const near = select();
      await nowWaiting(2);
      return [below, near];
    });
    expect(await Promise.all(asked)).toMatchObject([{ code: "success" }, { code: "success" }]);
    await server.close();
    await drop();
  },
);
