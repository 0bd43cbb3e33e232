import { asc } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { FAN, PUMP } from "#domain/catalogue/categories.ts";
import { feedback, feedbackVisits } from "#server/database/schema/schema.ts";
import { USUAL_BOUNDS } from "#server/process/bounds.ts";
import { bareDatabase } from "../../support/bareDatabase.ts";
import { callerOf } from "../../support/caller.ts";
import { Browser } from "../../support/Browser.ts";
import { startTestServer, type TestServer } from "../../support/testServer.ts";

const { messagesAnHour: MOST_IN_AN_HOUR } = USUAL_BOUNDS;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(bareDatabase);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.queries.delete(feedback);
  await server.database.queries.delete(feedbackVisits);
});

const stored = () => server.database.queries.select().from(feedback).orderBy(asc(feedback.id));
const RATING = {
  title: "通风机筛选评价",
  description: "未填写",
  type: "rating",
  score: 3.5,
  classification: FAN,
};
const EXISTS = "/selection/feedback_visits/exist?classification_code=";
const VISITS = "/selection/feedback_visits";

describe("a visit", () => {
  const newBrowser = () => new Browser(server.app);

  test("of somebody who never told anything does not exist, and asking gives no cookie", async () => {
    const browser = newBrowser();
    expect(await callerOf(browser).get(`${EXISTS}${FAN}`)).toMatchObject({ code: "success", data: false });
    expect(browser.setCookies).toEqual([]);
  });

  test("that closed the dialog exists from then on, for that classification and that browser", async () => {
    const browser = newBrowser();
    await callerOf(browser).post(VISITS, { classification_code: FAN });
    expect(await callerOf(browser).get(`${EXISTS}${FAN}`)).toMatchObject({ data: true });
    expect(await callerOf(browser).get(`${EXISTS}${PUMP}`)).toMatchObject({ data: false });
    expect(await callerOf(newBrowser()).get(`${EXISTS}${FAN}`)).toMatchObject({ data: false });
  });

  test("twice is one visit", async () => {
    const browser = newBrowser();
    await callerOf(browser).post(VISITS, { classification_code: FAN });
    expect(await callerOf(browser).post(VISITS, { classification_code: FAN })).toMatchObject({
      code: "success",
    });
    expect(await server.database.queries.$count(feedbackVisits)).toBe(1);
  });

  test("is told by a cookie that scripts and other sites do not see", async () => {
    const browser = newBrowser();
    await callerOf(browser).post(VISITS, { classification_code: FAN });
    expect(browser.setCookies).toHaveLength(1);
    expect(browser.setCookies[0]).toMatch(
      /^volute_visitor=[\da-f-]{36}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/u,
    );
    await callerOf(browser).post(VISITS, { classification_code: PUMP });
    expect(browser.setCookies).toHaveLength(1);
  });

  test.each([
    ["https", {}, true],
    ["http", {}, false],
    // If no proxy is trusted, its headers may come from anybody.
    ["http", { "X-Forwarded-Proto": "https" }, false],
  ])("over %s with %o has a cookie for https alone: %s", async (scheme, headers, isSecure) => {
    const answer = await server.app.request(`${scheme}://volute.example/api/selection/feedback_visits`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify({ classification_code: FAN }),
    });
    expect(answer.headers.get("Set-Cookie")?.includes("; Secure")).toBe(isSecure);
  });

  test("with a cookie that we did not make gets one of ours", async () => {
    const answer = await server.app.request("/api/selection/feedback_visits", {
      method: "POST",
      headers: { "Content-Type": "application/json", Cookie: "volute_visitor=' OR 1=1" },
      body: JSON.stringify({ classification_code: FAN }),
    });
    expect(answer.headers.get("Set-Cookie")).toMatch(/^volute_visitor=[\da-f-]{36};/u);
  });

  test("of a classification there is not is refused", async () => {
    const wrong = { code: "invalid.parameter", faults: ["classification_code"] };
    expect(await callerOf(server.app).get(`${EXISTS}C999999`)).toMatchObject(wrong);
    expect(await callerOf(server.app).post(VISITS, { classification_code: "C999999" })).toMatchObject(wrong);
  });
});

describe("feedback", () => {
  test("is kept as it was told, and is a visit of its classification", async () => {
    const browser = new Browser(server.app);
    expect(await callerOf(browser).post("/feedback", RATING)).toMatchObject({ code: "success", data: null });
    const { classification, ...told } = RATING;
    expect(await stored()).toMatchObject([{ ...told, mobile: null, classificationCode: classification }]);
    expect(await callerOf(browser).get(`${EXISTS}${FAN}`)).toMatchObject({ data: true });
  });

  test("without a classification visits none", async () => {
    const told = { title: " 想法 ", description: " 更多品牌 ", type: "wish", mobile: "13800138000" };
    expect(await callerOf(server.app).post("/feedback", told)).toMatchObject({ code: "success" });
    expect(await stored()).toMatchObject([{ ...told, title: "想法", description: "更多品牌", score: null }]);
    expect(await server.database.queries.$count(feedbackVisits)).toBe(0);
  });

  test.each([
    ["no title", { title: " " }, "title"],
    ["a title without end", { title: "长".repeat(101) }, "title"],
    ["no description", { description: "" }, "description"],
    ["a description without end", { description: "长".repeat(1001) }, "description"],
    ["a type there is not", { type: "praise" }, "type"],
    ["a number that is no mobile's", { mobile: "12345" }, "mobile"],
    ["no star at all", { score: 0 }, "score"],
    ["a third of a star", { score: 3.3 }, "score"],
    ["six stars", { score: 6 }, "score"],
    ["a classification there is not", { classification: "C000099" }, "classification"],
  ])("with %s is refused and not kept", async (_what, wrong, path) => {
    expect(await callerOf(server.app).post("/feedback", { ...RATING, ...wrong })).toMatchObject({
      status: 400,
      code: "invalid.parameter",
      faults: [path],
    });
    expect(await stored()).toEqual([]);
  });

  test(`of one visitor is taken ${MOST_IN_AN_HOUR} times in an hour`, async () => {
    const browser = new Browser(server.app);
    for (let sent = 0; sent < MOST_IN_AN_HOUR; sent++) await callerOf(browser).post("/feedback", RATING);
    expect(await callerOf(browser).post("/feedback", RATING)).toMatchObject({
      status: 429,
      code: "too.many.requests",
    });
    expect(await stored()).toHaveLength(MOST_IN_AN_HOUR);
    expect(await callerOf(new Browser(server.app)).post("/feedback", RATING)).toMatchObject({
      code: "success",
    });
    await server.database.queries.update(feedback).set({ receivedAt: new Date(Date.now() - 3_600_001) });
    expect(await callerOf(browser).post("/feedback", RATING)).toMatchObject({ code: "success" });
  });
});
