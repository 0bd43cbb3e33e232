import { afterEach, expect, it, vi } from "vitest";
import { createHostBridge } from "#api/host/createHostBridge.ts";
import { webBridge } from "#api/host/webBridge.ts";
import { useNoticeList } from "#ui/page/services/useNotices.ts";
import { handLinksToHost } from "#ui/shell/host/handLinksToHost.ts";

let stop = () => {};
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

function openedBy(markup: string, reply: unknown = { code: "success" }, hasHost = true) {
  const urls: unknown[] = [];
  const host = createHostBridge((message) => {
    urls.push((JSON.parse(message) as { params: { url: unknown } }).params.url);
    return reply;
  });
  stop = handLinksToHost(hasHost ? host : webBridge, document);
  document.body.innerHTML = markup;
  let isTaken = false;
  const seeWhoTookIt = (event: Event) => {
    isTaken = event.defaultPrevented;
    // happy-dom would go there otherwise.
    event.preventDefault();
  };
  addEventListener("click", seeWhoTookIt, { once: true });
  document
    .querySelector("[data-click]")
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return { urls, isTaken };
}

it("hands a link of a new tab to the desktop's browser", async () => {
  const { urls, isTaken } = openedBy(
    `<a href="https://example.com/x" target="_blank"><b data-click>x</b></a>`,
  );
  expect(isTaken).toBe(true);
  await vi.waitFor(() => expect(urls).toEqual(["https://example.com/x"]));
});

it.each([
  ["a link within the page", `<a data-click href="#/help">x</a>`],
  ["what is no link", `<p data-click>x</p>`],
])("leaves %s to the page", (_, markup) => {
  expect(openedBy(markup)).toEqual({ urls: [], isTaken: false });
});

it("leaves every link to the browser on the web", () => {
  const markup = `<a data-click href="https://example.com/x" target="_blank">x</a>`;
  expect(openedBy(markup, {}, false)).toEqual({ urls: [], isTaken: false });
});

it.each([
  [
    `<a data-click href="mailto:a@example.com" target="_blank">x</a>`,
    { code: "success" },
    "只能打开 http 或 https 网址",
  ],
  [
    `<a data-click href="https://example.com" target="_blank">x</a>`,
    { code: "x", message: "没有浏览器" },
    "没有浏览器",
  ],
])("says why %s was not opened", async (markup, reply, why) => {
  openedBy(markup, reply);
  await vi.waitFor(() =>
    expect(useNoticeList.getState()).toMatchObject([{ text: "未能打开链接", detail: why }]),
  );
});
