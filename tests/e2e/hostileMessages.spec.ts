import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "./support/test.ts";

test.use({ looksOn: false, toleratedErrors: [/frame-ancestors/u] });

/** What the sign-in page tells the app, to the letter. */
const MESSAGES = [{ login: true }, { openLink: "https://example.com/" }, { saved: true }];

/** A page of another origin, which remembers every message that it is sent. */
const HOSTILE = `<!doctype html><title>hostile</title><script>
  window.heard = [];
  addEventListener("message", (event) => heard.push(JSON.stringify(event.data)));
</script>`;

test("check 9: a hostile opener, popup and frame are not heard, and are told nothing", async ({
  page,
  context,
  baseURL,
}) => {
  const server = createServer((_request, response) => {
    response.setHeader("Content-Type", "text/html");
    response.end(HOSTILE);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const hostile = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  try {
    await page.goto(hostile);
    const [app] = await Promise.all([
      page.waitForEvent("popup"),
      page.evaluate((url) => void Object.assign(window, { app: window.open(url) }), baseURL ?? ""),
    ]);
    await app.getByRole("button", { name: "登录/注册" }).click();
    const dialog = app.getByRole("dialog", { name: "登录", exact: true });
    await expect(dialog).toBeVisible();
    // Before it has its address, the sign-in page would be taken for the frame that is not it.
    await expect.poll(() => app.frames().filter((each) => each.url().includes("sign-in")).length).toBe(1);

    const asked: string[] = [];
    app.on("request", (request) => asked.push(request.url()));
    await test.step("its opener", () =>
      page.evaluate((messages) => {
        const { app: opened } = window as unknown as { app: Window };
        for (const message of messages) opened.postMessage(message, "*");
      }, MESSAGES));
    const [popup] = await Promise.all([
      context.waitForEvent("page"),
      app.evaluate((url) => void window.open(url), hostile),
    ]);
    await test.step("a popup of its own", async () => {
      await popup.waitForLoadState();
      await popup.evaluate((messages) => {
        for (const message of messages) (window.opener as Window | null)?.postMessage(message, "*");
      }, MESSAGES);
    });
    await test.step("a frame of its own origin that is not the sign-in page", async () => {
      await app.evaluate(() => document.body.append(document.createElement("iframe")));
      const frame = app.frames().find((each) => each !== app.mainFrame() && !each.url().includes("sign-in"));
      await frame?.evaluate((messages) => {
        for (const message of messages) window.parent.postMessage(message, "*");
      }, MESSAGES);
      expect(frame).toBeDefined();
    });
    await test.step("a page that puts the app into a frame is not shown it", async () => {
      await page.evaluate((url) => {
        const frame = document.createElement("iframe");
        frame.src = url;
        document.body.append(frame);
      }, baseURL ?? "");
      await expect.poll(() => page.frames().at(-1)?.url()).toContain("chrome-error:");
    });
    // Longer than the page waits after a word that it believes; then it would ask who has signed in.
    await app.waitForTimeout(1500);
    await expect(dialog).toBeVisible();
    expect(asked.filter((url) => url.includes("/users/"))).toEqual([]);
    expect(context.pages()).toHaveLength(3);
    for (const listener of [page, popup])
      expect(await listener.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([]);
  } finally {
    server.close();
  }
});
