import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { FeedbackMessage, OperatorActRow } from "#api/contract/operators.ts";
import { keepFeedback } from "#server/feedback/feedback.ts";
import { DATABASES } from "../../support/eachDatabase.ts";
import {
  OPERATORS,
  startOperatorServer,
  type OperatorPerson,
  type OperatorServer,
} from "../../support/operatorServer.ts";

describe.each(DATABASES)("on $name", ({ open }) => {
  let server: OperatorServer;
  let operator: OperatorPerson;
  beforeAll(async () => {
    server = await startOperatorServer(open);
    operator = await server.operator("operator");
    const { queries } = server.database;
    const message = { description: "希望收录", mobile: null, score: null, classification: null };
    await keepFeedback(queries, "v1", { ...message, type: "missingCategory", title: "缺少屋顶风机" });
    await keepFeedback(queries, "v2", { ...message, type: "wish", title: "希望导出", mobile: "13800138000" });
    await keepFeedback(queries, "v3", {
      ...message,
      type: "rating",
      title: "评分",
      score: 3.5,
      classification: "C000001",
    });
  });
  afterAll(() => server.close());

  const listed = async (query = "") =>
    ((await operator.get(`${OPERATORS}/feedback${query}`)).data as { list: FeedbackMessage[] }).list;
  const change = (id: string, body: object) => operator.patch(`${OPERATORS}/feedback/${id}`, body);

  test("messages are listed with what was said, the newest first, by type", async () => {
    expect(await listed()).toMatchObject([
      { type: "rating", score: 3.5, category: "通风机", note: "", doneAt: null },
      { type: "wish", title: "希望导出", mobile: "13800138000", category: null },
      { type: "missingCategory", title: "缺少屋顶风机", description: "希望收录" },
    ]);
    expect((await listed("?type=missingCategory")).map(({ title }) => title)).toEqual(["缺少屋顶风机"]);
    expect(await listed("?state=done")).toEqual([]);
    expect((await listed("?page_size=1&page_no=2")).map(({ title }) => title)).toEqual(["希望导出"]);
  });

  test("one that is done with leaves the open ones, can be opened again, and each step is in the record", async () => {
    const [{ id, version } = { id: "", version: 0 }] = await listed("?type=missingCategory");
    const done = await change(id, { isDone: true, note: "已排入计划", version });
    expect(done.data).toMatchObject({ note: "已排入计划", doneAt: expect.any(Number), version: 2 });
    expect((await listed()).map((each) => each.id)).not.toContain(id);
    expect(await listed("?state=done")).toEqual([done.data]);
    expect((await change(id, { isDone: false, note: "", version: 2 })).data).toMatchObject({ doneAt: null });
    const { list } = (await operator.get(`${OPERATORS}/acts?act=feedback`)).data as {
      list: OperatorActRow[];
    };
    expect(list).toMatchObject([
      { subject: "缺少屋顶风机", was: "done", became: "open", note: "" },
      { subject: "缺少屋顶风机", was: "open", became: "done", note: "已排入计划" },
    ]);
  });

  test("of two operators with the same list the later one is shown what the other did", async () => {
    const [{ id, version } = { id: "", version: 0 }] = await listed("?type=wish");
    const change2 = { isDone: true, note: "已回电", version };
    const answers = await Promise.all([change(id, change2), change(id, { ...change2, note: "第二次" })]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(["conflict", "success"]);
    const [kept, refused] = answers.toSorted((one) => (one.code === "success" ? -1 : 1));
    expect(refused?.data).toEqual({ current: kept?.data });
    expect((await change("999999", { isDone: true, note: "", version: 1 })).code).toBe("not.found");
  });
});
