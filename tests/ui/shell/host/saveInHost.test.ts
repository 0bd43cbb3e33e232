import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createHostBridge } from "#api/host/createHostBridge.ts";
import { downloadBlob, downloadFile, takeDownloads } from "#ui/page/browser/downloadBlob.ts";
import { notices, useNoticeList } from "#ui/page/services/useNotices.ts";
import { saveInHost } from "#ui/shell/host/saveInHost.ts";

interface Asked {
  readonly path: string;
  readonly params: Readonly<Record<string, unknown>>;
}
let asked: Asked[] = [];
let handedToBrowser: string[] = [];
beforeEach(() => {
  asked = [];
  handedToBrowser = [];
  notices.clear();
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:x");
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    handedToBrowser.push(this.download);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const succeed = (data: unknown) => ({ code: "success", message: "", data });

/** A host with a folder of downloads, in which these files lie. */
const hostWith = (
  files: readonly string[],
  own: Readonly<Record<string, unknown>> = {},
  folder = "C:\\下载",
) =>
  createHostBridge((text) => {
    const call = JSON.parse(text) as Asked;
    asked.push(call);
    const name = call.path.slice("gjw/desktop/fs/".length);
    if (Object.hasOwn(own, name)) return own[name];
    if (name === "special_folder") return succeed({ path: folder });
    if (name === "exist_file") return succeed({ exists: files.includes(String(call.params["path"])) });
    if (name === "download") return succeed({ path: call.params["path"] });
    return succeed(null);
  });

const bytes = new Blob([new Uint8Array([80, 75, 3, 4, 255])]);
const written = () => asked.find(({ path }) => path.endsWith("write_text_to_file"))?.params;

it("has the host write a finished file beside what lies there, and says where", async () => {
  await saveInHost(hostWith(["C:\\下载\\方案.xlsx", "C:\\下载\\方案 (2).xlsx"]), {
    name: "方案.xlsx",
    content: bytes,
  });
  expect(written()).toEqual({ path: "C:\\下载\\方案 (3).xlsx", text: "UEsDBP8=", encoding: "base64" });
  expect(useNoticeList.getState()).toMatchObject([
    { kind: "success", text: "已保存到 C:\\下载\\方案 (3).xlsx" },
  ]);
  expect(handedToBrowser).toEqual([]);
});

it.each([
  ["FP-34/2 曲线.png", "/home/li", "/home/li/FP-34_2 曲线.png"],
  ["..\\..\\a:b?.pdf", "D:\\x", "D:\\x\\.._.._a_b_.pdf"],
])("gives %s no other folder than %s", async (name, folder, path) => {
  await saveInHost(hostWith([], {}, folder), { name, content: bytes });
  expect(written()).toMatchObject({ path });
});

it("has the host fetch what the server has", async () => {
  const content = new URL("https://volute.example.com/api/export/1");
  await saveInHost(hostWith([]), { name: "设备表.xlsx", content });
  expect(asked.at(-1)).toEqual({
    path: "gjw/desktop/fs/download",
    params: { url: content.href, path: "C:\\下载\\设备表.xlsx" },
  });
});

it.each([
  ["special_folder", { code: "failure", message: "没有权限" }, "没有权限"],
  ["exist_file", { code: "failure", message: "磁盘不可用" }, "磁盘不可用"],
  ["exist_file", succeed({ exists: true }), "下载文件夹中同名文件过多"],
  ["write_text_to_file", { code: "failure", message: "磁盘已满" }, "磁盘已满"],
  ["write_text_to_file", "<html>", "宿主软件的答复无法识别"],
])("says why where %s answers %o", async (call, reply, reason) => {
  await saveInHost(hostWith([], { [call]: reply }), { name: "a.png", content: bytes });
  expect(useNoticeList.getState()).toMatchObject([{ kind: "error", text: "下载失败", detail: reason }]);
});

it("says that a file is larger than the host takes", async () => {
  await saveInHost(hostWith([]), { name: "大.xlsx", content: new Blob([new Uint8Array(6_000_001)]) });
  expect(asked).toEqual([]);
  expect(useNoticeList.getState()).toMatchObject([
    { kind: "error", detail: "大.xlsx 有 6.0 MB，设计软件一次最多接收 6 MB" },
  ]);
});

it("leaves the file to the browser of a host without folders", async () => {
  await saveInHost(hostWith([], { special_folder: { code: "request.method.not.found" } }), {
    name: "a.png",
    content: bytes,
  });
  expect(handedToBrowser).toEqual(["a.png"]);
  expect(useNoticeList.getState()).toEqual([]);
});

it("takes files in the browser's place until it is stopped", () => {
  const taken: string[] = [];
  const stop = takeDownloads(({ name }) => taken.push(name));
  downloadBlob(bytes, "a.png");
  downloadFile({ name: "b.xlsx", content: new URL("https://volute.example.com/b") });
  stop();
  downloadBlob(bytes, "c.png");
  expect([taken, handedToBrowser]).toEqual([["a.png", "b.xlsx"], ["c.png"]]);
});
