import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OperatedAccount, OperatorActRow } from "#api/contract/operators.ts";
import { operate } from "#server/account/operator/operate.ts";
import { changeUser, userByAccount } from "#server/account/users.ts";
import { operatorActs } from "#server/database/schema/operatorSchema.ts";
import { planParts } from "#server/database/schema/projectSchema.ts";
import { lock } from "#server/operators/accountActs.ts";
import { createProject } from "#server/project/projectStore.ts";
import { USUAL_BOUNDS } from "#server/process/bounds.ts";
import { Browser } from "../../support/Browser.ts";
import { DATABASES } from "../../support/eachDatabase.ts";
import {
  OPERATORS,
  startOperatorServer,
  type OperatorPerson,
  type OperatorServer,
} from "../../support/operatorServer.ts";
import { PASSWORD } from "../../support/registeredUser.ts";

const SIGN_IN = "/account/sign-in";
const REASON = "转给别人使用";

describe.each(DATABASES)("on $name", ({ open }) => {
  let server: OperatorServer;
  let operator: OperatorPerson;
  beforeAll(async () => {
    server = await startOperatorServer(open);
    operator = await server.operator("operator");
  });
  afterAll(() => server.close());

  let addresses = 0;
  const newBrowser = () => new Browser(server.app, `198.18.0.${++addresses}`);
  const signIn = (account: string, browser = newBrowser()) =>
    browser.send(SIGN_IN, { account, password: PASSWORD });
  const shown = async (person: OperatorPerson) =>
    (await operator.get(person.path)).data as OperatedAccount | null;
  const acts = async (query = "") =>
    ((await operator.get(`${OPERATORS}/acts${query}`)).data as { list: OperatorActRow[] }).list;
  const list = async (query: string) =>
    (await operator.get(`${OPERATORS}/accounts?${query}`)).data as {
      list: OperatedAccount[];
      totalCount: number;
    };

  test("a locked account is signed out at once, told why when it signs in, and let in when it is unlocked", async () => {
    const person = await server.person("lisi");
    const locked = await operator.post(`${person.path}/lock`, { reason: REASON });
    expect(locked.data).toMatchObject({ lockReason: REASON, lockedAt: expect.any(Number), sessions: 0 });
    expect((await person.get(`${OPERATORS}/acts`)).code).toBe("authentication.failed");
    const refused = await signIn("lisi");
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain(`帐号已被管理员锁定：${REASON}。需要解锁时联系管理员`);
    // A caller who does not know the password learns nothing.
    const wrong = await newBrowser().send(SIGN_IN, { account: "lisi", password: "wrong password" });
    expect(await wrong.text()).not.toContain("锁定");
    // A code sets a new password but gives no access by itself.
    const { code } = (await operator.post(`${person.path}/reset_code`, {})).data as { code: string };
    const browser = newBrowser();
    const set = await browser.send("/account/new-password", { account: "lisi", code, password: PASSWORD });
    expect(set.status).toBe(303);
    expect((await signIn("lisi", browser)).status).toBe(403);
    expect((await operator.delete(`${person.path}/lock`)).data).toMatchObject({
      lockedAt: null,
      lockReason: null,
    });
    expect((await signIn("lisi")).status).toBe(303);
    expect(await shown(person)).toMatchObject({ sessions: 1, signedInAt: expect.any(Number) });
  });

  test("what was done already is refused in words, and recorded once", async () => {
    const person = await server.person("twice");
    const both = await Promise.all(
      ["一", "二"].map((reason) => operator.post(`${person.path}/lock`, { reason })),
    );
    expect(both.map(({ code }) => code).toSorted()).toEqual(["conflict", "success"]);
    expect(both.find(({ code }) => code === "conflict")?.data).toEqual({ reason: "locked" });
    await operator.delete(`${person.path}/lock`);
    expect((await operator.delete(`${person.path}/lock`)).data).toEqual({ reason: "unlocked" });
    expect((await acts("?words=twice")).map(({ act }) => act)).toEqual(["unlock", "lock"]);
  });

  test("signing out everywhere ends all sessions and leaves the password", async () => {
    const person = await server.person("everywhere");
    await signIn("everywhere");
    expect(await shown(person)).toMatchObject({ sessions: 2 });
    expect((await operator.delete(`${person.path}/sessions`)).data).toMatchObject({ sessions: 0 });
    expect((await person.browser.request("/account/users/info?role=0")).status).toBe(401);
    expect((await signIn("everywhere")).status).toBe(303);
    expect((await acts("?words=everywhere"))[0]).toMatchObject({ act: "signOut", was: "2", became: "0" });
  });

  test("signing out everywhere leaves a code that was just given", async () => {
    const person = await server.person("waiting");
    const { code } = (await operator.post(`${person.path}/reset_code`, {})).data as { code: string };
    expect((await operator.delete(`${person.path}/sessions`)).data).toMatchObject({ sessions: 0 });
    const set = await newBrowser().send("/account/new-password", {
      account: "waiting",
      code,
      password: "another one 12",
    });
    expect(set.status).toBe(303);
  });

  test("a code is told once and never recorded, and the present password holds until it is used", async () => {
    const person = await server.person("forgetful");
    const first = (await operator.post(`${person.path}/reset_code`, {})).data as { code: string };
    const { code } = (await operator.post(`${person.path}/reset_code`, {})).data as { code: string };
    expect((await signIn("forgetful")).status).toBe(303);
    const setWith = (typed: string) =>
      newBrowser().send("/account/new-password", {
        account: "forgetful",
        code: typed,
        password: "another one 12",
      });
    expect((await setWith(first.code)).status).toBe(401);
    expect((await setWith(code)).status).toBe(303);
    const stored = await server.database.queries.select().from(operatorActs);
    expect(JSON.stringify(stored)).not.toContain(code);
  });

  test("an account is deleted with its data after its name is typed; its name alone stays in the record", async () => {
    const person = await server.person("wangwu");
    const { queries } = server.database;
    await changeUser(queries, person.userId, { name: "王五", email: "wangwu@example.com", company: "某院" });
    const projectId = await createProject(queries, person.userId, "一期", USUAL_BOUNDS);
    const other = await operator.delete(person.path, { account: "lisi" });
    expect(other).toMatchObject({ code: "conflict", data: { reason: "name" } });
    expect((await operator.delete(person.path, { account: " WangWu " })).code).toBe("success");
    expect(await userByAccount(queries, "wangwu")).toBeNull();
    expect(await queries.execute(sql`select from projects where id = ${projectId}`)).toMatchObject({
      rows: [],
    });
    expect((await operator.get(person.path)).code).toBe("not.found");
    expect((await operator.delete(person.path, { account: "wangwu" })).code).toBe("not.found");
    expect(await acts("?words=wangwu")).toMatchObject([
      { operator: "operator", act: "delete", subject: "wangwu", was: "active", became: "none", note: "" },
    ]);
    const stored = JSON.stringify(await queries.select().from(operatorActs));
    for (const personal of ["王五", "example.com", "某院", "一期"]) expect(stored).not.toContain(personal);
  });

  test("nobody locks or deletes themselves, and the last operator is told how another one is made", async () => {
    const own = (method: "POST" | "DELETE", path: string, body: unknown) => operator.call(method, path, body);
    const both = [
      await own("POST", `${operator.path}/lock`, { reason: REASON }),
      await own("DELETE", operator.path, { account: "operator" }),
    ];
    expect(both.map(({ code, data }) => [code, data])).toEqual([
      ["conflict", { reason: "last" }],
      ["conflict", { reason: "last" }],
    ]);
    const second = await server.operator("second");
    expect((await own("DELETE", operator.path, { account: "operator" })).data).toEqual({ reason: "self" });
    expect((await operator.post(`${second.path}/lock`, { reason: REASON })).code).toBe("success");
    // A locked operator does not count.
    expect((await own("DELETE", operator.path, { account: "operator" })).data).toEqual({ reason: "last" });
  });

  test("two operators who lock each other at the same moment leave one", async () => {
    const [one, other] = [await server.operator("one"), await server.operator("other")];
    const codes = await Promise.all([
      one.post(`${other.path}/lock`, { reason: REASON }),
      other.post(`${one.path}/lock`, { reason: REASON }),
    ]);
    const done = codes.filter(({ code }) => code === "success");
    expect(done).toHaveLength(1);
    const locked = [await shown(one), await shown(other)].filter((each) => each?.lockedAt !== null);
    expect(locked).toHaveLength(1);
  });

  test("an act whose record cannot be written is not done", async () => {
    const person = await server.person("unrecorded");
    const { queries } = server.database;
    const caller = {
      userId: operator.userId,
      account: "x".repeat(10),
      name: "",
      isOperator: true,
      token: "",
    };
    await queries.execute(
      sql`alter table operator_acts add constraint refuse check (note <> 'refused') not valid`,
    );
    await expect(lock(queries, caller, person.userId, "refused")).rejects.toThrow(/operator_acts/u);
    await queries.execute(sql`alter table operator_acts drop constraint refuse`);
    expect(await shown(person)).toMatchObject({ lockedAt: null, sessions: 1 });
  });

  test("rows of the record are changed and deleted by nobody", async () => {
    const { queries } = server.database;
    const one = eq(operatorActs.act, "lock");
    const messages = await Promise.all([
      queries
        .update(operatorActs)
        .set({ note: "" })
        .where(one)
        .then(String, (error: Error) => String(error.cause)),
      queries
        .delete(operatorActs)
        .where(one)
        .then(String, (error: Error) => String(error.cause)),
    ]);
    for (const message of messages) expect(message).toContain("rows are only added");
  });

  test("accounts are found by name, account and e-mail address, by state, and page by page", async () => {
    const person = await server.person("zhaoliu");
    const { queries } = server.database;
    await changeUser(queries, person.userId, { name: "赵六", email: "zl%1@example.com" });
    for (const words of ["ZHAOLIU", "赵六", "zl%1@"])
      expect((await list(`words=${encodeURIComponent(words)}`)).list.map(({ account }) => account)).toEqual([
        "zhaoliu",
      ]);
    expect((await list("words=%25%25")).list).toEqual([]);
    await operator.post(`${person.path}/lock`, { reason: REASON });
    expect((await list("filter=locked&words=zhaoliu")).totalCount).toBe(1);
    expect((await list("filter=operator&words=zhaoliu")).totalCount).toBe(0);
    const all = await list("page_size=100");
    expect(all.list).toHaveLength(all.totalCount);
    const second = await list("page_size=2&page_no=2");
    expect(second.list.map(({ id }) => id)).toEqual(all.list.slice(2, 4).map(({ id }) => id));
    expect((await operator.get(`${OPERATORS}/accounts?filter=deleted`)).faults).toEqual(["filter"]);
  });

  test("an account shows what it keeps: its projects, and the bytes of those it owns", async () => {
    const person = await server.person("keeper");
    const { queries } = server.database;
    const projectId = await createProject(queries, person.userId, "一期", USUAL_BOUNDS);
    const packed = new Uint8Array(20_000).map((_, at) => (at * 7919) % 251);
    const counts = { rooms: 0, matched: 0, doubtful: 0, unmatched: 0, units: 0 };
    await queries.insert(planParts).values({ projectId, hash: "h", counts: counts as never, packed });
    const found = await shown(person);
    expect(found).toMatchObject({ projects: 1 });
    expect(found?.bytes).toBeGreaterThan(200);
  });

  test("commands at the terminal give the role and take it back, and are in the record", async () => {
    await server.person("newop");
    const { queries } = server.database;
    const before = await operate(queries, { command: "operator", account: "NewOp" });
    expect(before).toEqual({ operators: expect.any(Number) });
    expect(await operate(queries, { command: "operator", account: "newop" })).toEqual({
      refusal: "isOperator",
    });
    expect(await operate(queries, { command: "no-operator", account: "newop" })).toEqual({
      operators: ("operators" in before ? before.operators : 0) - 1,
    });
    expect(await operate(queries, { command: "no-operator", account: "newop" })).toEqual({
      refusal: "noOperator",
    });
    expect(await operate(queries, { command: "operator", account: "nobody" })).toEqual({
      refusal: "unknown",
    });
    expect(await acts("?words=newop")).toMatchObject([
      { operator: null, act: "revoke", was: "operator", became: "user" },
      { operator: null, act: "grant", was: "user", became: "operator" },
    ]);
  });

  test("a user finds the acts on their account in their data, without who did them", async () => {
    const person = await server.person("curious");
    await operator.post(`${person.path}/lock`, { reason: REASON });
    await operator.delete(`${person.path}/lock`);
    const browser = newBrowser();
    await signIn("curious", browser);
    const data = (await (await browser.send("/account/my-data", {})).json()) as {
      operatorActs: { act: string; note: string }[];
    };
    expect(data.operatorActs).toMatchObject([
      { act: "lock", note: REASON },
      { act: "unlock", note: "" },
    ]);
    expect(JSON.stringify(data.operatorActs)).not.toContain("operator");
  });
});
