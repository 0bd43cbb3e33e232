import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PlanVersion } from "#api/contract/projectPlans.ts";
import type { SelectedProduct } from "#api/contract/projectProducts.ts";
import type { Database } from "#server/database/connection/database.ts";
import { migratedIn } from "../../support/databaseTemplate.ts";
import { databaseOnServer, SERVER_URL } from "../../support/eachDatabase.ts";
import { buildKilledServer, startKilledServer, type KilledServer } from "../../support/killedProcess.ts";
import { HEAD, productsPart, roomsPart } from "../../support/planMaker.ts";
import { currentOf, PROJECTS, startProjectServer } from "../../support/projectServer.ts";
import { PASSWORD } from "../../support/registeredUser.ts";

/**
 * Each kill interrupts five concurrent acts (an account is registered, another deleted, a product selected,
 * another deleted, a plan saved) at a different moment: after this many answers, and slightly later.
 */
const KILLS = [1, 3, 6, 10, 16, 24].map((enough, at) => ({ enough, laterMs: (at * 7) % 20 }));
const MOMENTS = 30;
/** Seven starts of the embedded database take long beside other work. */
const TIMEOUT_MS = 600_000;

let built: Awaited<ReturnType<typeof buildKilledServer>>;
beforeAll(async () => {
  built = await buildKilledServer();
});
afterAll(() => built.remove());

interface Place {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Opens the migrated database while no process uses it. */
  readonly open: () => Promise<Database>;
  readonly remove: () => Promise<unknown>;
}
const PLACES: readonly { readonly name: string; readonly make: () => Promise<Place> }[] = [
  {
    name: "the embedded database",
    async make() {
      const dataDir = await mkdtemp(join(tmpdir(), "volute-killed-"));
      return {
        dataDir,
        databaseUrl: null,
        open: () => migratedIn(dataDir),
        remove: () => rm(dataDir, { recursive: true, force: true }),
      };
    },
  },
  ...(SERVER_URL === undefined
    ? []
    : [
        {
          name: "a PostgreSQL server",
          async make() {
            const made = await databaseOnServer();
            return { dataDir: "", databaseUrl: made.url, open: made.open, remove: made.drop };
          },
        },
      ]),
];

/** The error of a call whose server has died: no answer, or half of one. */
const isCutOff = (error: unknown) => error instanceof TypeError || error instanceof SyntaxError;
const cookieOf = (answer: Response) => /^[^;]+/u.exec(answer.headers.get("Set-Cookie") ?? "")?.[0] ?? "";

/** A user with a project who repeats five acts; records what was sent and what was acknowledged. */
function busyPerson(bearer: string, projectId: string) {
  const path = `${PROJECTS}/${projectId}`;
  const accounts = { sent: new Set<string>(), kept: new Set<string>() };
  const leavers = { sent: new Set<string>(), kept: new Set<string>() };
  const selections = { sent: new Set<string>(), kept: new Map<string, string>() };
  const removals = { sent: new Set<string>(), kept: new Set<string>() };
  const plans = { sent: new Set<string>(), kept: new Set<string>() };
  const underWay = new Set<string>();
  let answers = 0;

  /** A refusal must not end the work unnoticed. */
  async function answered(
    call: ReturnType<ReturnType<KilledServer["callerWith"]>["call"]>,
  ): Promise<unknown> {
    const answer = await call;
    if (answer.code !== "success") throw new Error(`the server answers ${JSON.stringify(answer)}`);
    answers++;
    return answer.data;
  }
  async function sent(form: Promise<Response>, status: number): Promise<Response> {
    const answer = await form;
    if (answer.status !== status) throw new Error(`the account pages answer HTTP ${answer.status}`);
    answers++;
    return answer;
  }

  async function register({ send }: KilledServer): Promise<readonly [string, string]> {
    const account = `user-${randomUUID()}`;
    accounts.sent.add(account);
    const answer = await sent(send("register", { account, password: PASSWORD }), 303);
    accounts.kept.add(account);
    return [account, cookieOf(answer)];
  }

  async function leave(server: KilledServer): Promise<void> {
    const [account, cookie] = await register(server);
    const info = (await (await server.info(cookie)).json()) as { data: { accessToken: string } };
    // The user has a project that is deleted with the account.
    await answered(server.callerWith(info.data.accessToken).get(`${PROJECTS}/current`));
    leavers.sent.add(account);
    await sent(server.send("delete", { password: PASSWORD }, cookie), 200);
    leavers.kept.add(account);
  }

  async function sendSelection(server: KilledServer, selectionKey: string): Promise<void> {
    const body = { productId: "fan-1", selectionKey };
    const row = await answered(server.callerWith(bearer).post(`${path}/personal_products`, body));
    selections.kept.set(selectionKey, (row as SelectedProduct).id);
  }

  async function select(server: KilledServer): Promise<void> {
    const selectionKey = randomUUID();
    selections.sent.add(selectionKey);
    await sendSelection(server, selectionKey);
  }

  async function remove(server: KilledServer): Promise<void> {
    const id = [...selections.kept.values()].find((each) => !removals.sent.has(each));
    if (id === undefined) return select(server);
    removals.sent.add(id);
    await answered(server.callerWith(bearer).delete(`${path}/personal_products`, { ids: [id] }));
    removals.kept.add(id);
  }

  async function save(server: KilledServer): Promise<void> {
    const caller = server.callerWith(bearer);
    const saveKey = randomUUID();
    const keep = async (part: object) =>
      ((await answered(caller.post(`${path}/plan_parts`, part))) as { id: string }).id;
    const rooms = Array.from({ length: 4 }, (_, at) => ({ id: `${saveKey}-${at}` }));
    const roomParts = [await keep(roomsPart(rooms.slice(0, 2))), await keep(roomsPart(rooms.slice(2)))];
    const productParts = [await keep(productsPart("fcu-1"))];
    plans.sent.add(saveKey);
    const plan = { kind: "fanCoil", name: "一号楼", basedOn: null, head: HEAD, roomParts, productParts };
    const body = { ...plan, saveKey, building: saveKey };
    plans.kept.add(((await answered(caller.post(`${path}/plans`, body))) as PlanVersion).id);
  }

  async function everything<Row>(server: KilledServer, call: string): Promise<Row[]> {
    const rows: Row[] = [];
    for (let page = 1; ; page++) {
      const at = `${path}/${call}?page_size=500&page_no=${page}`;
      const { list, totalCount } = (await answered(server.callerWith(bearer).get(at))) as {
        list: Row[];
        totalCount: number;
      };
      rows.push(...list);
      if (rows.length >= totalCount) return rows;
    }
  }
  const rowsOf = async (server: KilledServer) =>
    (await everything<SelectedProduct>(server, "personal_products/page")).map(({ id }) => id);

  /**
   * An account is registered together with a session or not at all, and deleted together with its projects or not
   * at all.
   */
  function checkAccounts({ found }: KilledServer): void {
    const there = new Set(found.accounts.map(({ account }) => account));
    expect([...accounts.kept].filter((each) => !there.has(each) && !leavers.sent.has(each))).toEqual([]);
    expect([...leavers.kept].filter((each) => there.has(each))).toEqual([]);
    const registered = found.accounts.filter(({ account }) => accounts.sent.has(account));
    expect(registered.filter(({ has_session: hasSession }) => !hasSession)).toEqual([]);
    expect(found.orphans).toEqual([]);
  }

  /** Every row was sent, and every existing version is complete. */
  async function checkProject(server: KilledServer): Promise<void> {
    const ids = await rowsOf(server);
    expect(new Set(ids).size).toBe(ids.length);
    const expected = [...selections.kept.values()].filter((id) => !removals.sent.has(id));
    expect(ids).toEqual(expect.arrayContaining(expected));
    expect(ids.filter((id) => removals.kept.has(id))).toEqual([]);
    expect(ids.length).toBeLessThanOrEqual(selections.sent.size - removals.kept.size);

    const versions = await everything<PlanVersion>(server, "plan_versions");
    expect(versions.map(({ id }) => id)).toEqual(expect.arrayContaining([...plans.kept]));
    expect(versions.every(({ building }) => plans.sent.has(building))).toBe(true);
    for (const { rooms, units } of versions) expect([rooms, units]).toEqual([4, 4]);
    const [newest] = versions;
    if (newest === undefined) return;
    const caller = server.callerWith(bearer);
    const opened = await answered(caller.get(`${path}/plan_versions/${newest.id}`));
    const { roomParts, productParts } = opened as { roomParts: string[]; productParts: string[] };
    for (const part of [...roomParts, ...productParts])
      await answered(caller.get(`${path}/plan_parts/${part}`));
  }

  const acknowledged = () => [accounts, leavers, selections, removals, plans].map(({ kept }) => kept.size);
  const acts = { register, leave, select, remove, save };
  /** Repeats an act until the server is gone. */
  async function goOn(name: keyof typeof acts, server: KilledServer): Promise<void> {
    underWay.add(name);
    try {
      for (;;) await acts[name](server);
    } catch (error) {
      if (!isCutOff(error)) throw error;
    }
  }

  return {
    /** Works until `kill` ends the server: after this many answers, and at least one for every act. */
    async work(
      server: KilledServer,
      { enough, isLast }: { enough: number; isLast: boolean },
      kill: () => Promise<void>,
    ): Promise<number> {
      const wanted = answers + enough;
      const isEnough = () => answers >= wanted && (!isLast || Math.min(...acknowledged()) > 0);
      underWay.clear();
      let isOver = false;
      const names = Object.keys(acts) as (keyof typeof acts)[];
      const work = Promise.all(names.map((name) => goOn(name, server)));
      const over = work.finally(() => (isOver = true));
      while (!isOver && !isEnough()) await wait(1);
      const met = underWay.size;
      await kill();
      await over;
      return met;
    },
    async check(server: KilledServer): Promise<void> {
      checkAccounts(server);
      await checkProject(server);
    },
    /** Sends again what was not answered; each exists exactly once. */
    async sendAgain(server: KilledServer): Promise<void> {
      for (const key of selections.sent) if (!selections.kept.has(key)) await sendSelection(server, key);
      const ids = await rowsOf(server);
      expect(ids.length).toBeLessThanOrEqual(selections.sent.size - removals.kept.size);
      expect(ids.length).toBeGreaterThanOrEqual(selections.sent.size - removals.sent.size);
    },
  };
}

test.each(PLACES)(
  `check 15: killed at ${MOMENTS} moments of registration, selection, saving a plan and deletion, $name holds nothing half done and lost nothing acknowledged`,
  async ({ make }) => {
    const { dataDir, databaseUrl, open, remove } = await make();
    const project = await startProjectServer(open);
    const person = await project.person();
    const busy = busyPerson(person.bearer, await currentOf(person));
    await project.close();
    const start = () => startKilledServer(built.file, dataDir, databaseUrl);

    let moments = 0;
    let server = await start();
    try {
      for (const [at, { enough, laterMs }] of KILLS.entries()) {
        const asked = server;
        moments += await busy.work(asked, { enough, isLast: at === KILLS.length - 1 }, () =>
          wait(laterMs).then(() => asked.kill()),
        );
        server = await start();
        await busy.check(server);
      }
      await busy.sendAgain(server);
    } finally {
      await server.kill();
      await remove();
    }
    expect(moments).toBeGreaterThanOrEqual(MOMENTS);
  },
  TIMEOUT_MS,
);
