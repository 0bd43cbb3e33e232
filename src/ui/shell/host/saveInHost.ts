import { callHost } from "#api/host/callHost.ts";
import { HOST_CODES, type HostBridge, type HostReply } from "#api/host/HostBridge.ts";
import { failureOf } from "#api/host/readHostReply.ts";
import { downloadByBrowser, type WantedFile } from "../../page/browser/downloadBlob.ts";
import { hostFailure } from "../../page/services/hostFailure.ts";
import { notices } from "../../page/services/useNotices.ts";

/** Limit of a call: 8 million characters, which carry three quarters as many bytes. */
const MOST_BYTES = 6_000_000;
const MB = 1_000_000;
/** Maximum number of files with the same name. */
const MOST_ALIKE = 99;

type Path = { readonly ok: true; readonly path: string } | { readonly ok: false; readonly reply: HostReply };

/** Windows forbids these in file names, and control characters as well. */
// oxlint-disable-next-line no-control-regex -- they are what is taken out
const safeName = (name: string) => name.replaceAll(/[\\/:*?"<>|\u0000-\u001F]/gu, "_");

/** The name with a number, unless it is the first. */
function numbered(name: string, at: number): string {
  if (at === 1) return name;
  const dot = name.lastIndexOf(".");
  return dot <= 0 ? `${name} (${at})` : `${name.slice(0, dot)} (${at})${name.slice(dot)}`;
}

/** A path in the downloads folder at which no file exists. */
async function freePath(host: HostBridge, name: string): Promise<Path> {
  const folder = await callHost(host, "specialFolder", { folder: "downloads" });
  if (!folder.ok) return folder;
  const separator = folder.value.path.includes("\\") ? "\\" : "/";
  for (let at = 1; ; at++) {
    const path = folder.value.path + separator + numbered(safeName(name), at);
    const there = await callHost(host, "hasFile", { path });
    if (!there.ok) return there;
    if (!there.value.exists) return { ok: true, path };
    if (at === MOST_ALIKE) return { ok: false, reply: failureOf("下载文件夹中同名文件过多") };
  }
}

const asBase64 = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("error", () => reject(reader.error ?? new Error("the file cannot be read")));
    reader.addEventListener("load", () => {
      const address = typeof reader.result === "string" ? reader.result : "";
      resolve(address.slice(address.indexOf(",") + 1));
    });
    reader.readAsDataURL(blob);
  });

async function put(host: HostBridge, content: Blob | URL, path: string) {
  if (content instanceof URL) return callHost(host, "download", { url: content.href, path });
  return callHost(host, "writeText", { path, text: await asBase64(content), encoding: "base64" });
}

/** Lets the host save a file in the user's downloads and reports the path. */
export async function saveInHost(host: HostBridge, file: WantedFile): Promise<void> {
  const { name, content } = file;
  const fail = (reason: string) => notices.error("下载失败", reason);
  if (content instanceof Blob && content.size > MOST_BYTES)
    return fail(
      `${name} 有 ${(content.size / MB).toFixed(1)} MB，设计软件一次最多接收 ${MOST_BYTES / MB} MB`,
    );
  if (content instanceof URL) notices.success("正在下载，请稍候");
  const to = await freePath(host, name);
  const done = to.ok ? await put(host, content, to.path) : to;
  if (to.ok && done.ok) return notices.success(`已保存到 ${to.path}`);
  if (done.ok) return;
  // The dialog for old plug-ins has already explained it; the embedded browser may still accept downloads.
  if (done.reply.code === HOST_CODES.methodNotFound) downloadByBrowser(file);
  else fail(hostFailure(done.reply));
}
