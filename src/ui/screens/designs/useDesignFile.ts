import { getModuleUrl } from "#api/contract/designModules.ts";
import { getTemplateUrl } from "#api/contract/designTemplates.ts";
import { callHost } from "#api/host/callHost.ts";
import { hostFailure } from "../../page/services/hostFailure.ts";
import { useGrantedFile } from "../../page/services/useGrantedFile.ts";
import { useNotices } from "../../page/services/useNotices.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";
import { programQuery, useProgram } from "./useProgram.ts";

interface DesignFile {
  readonly id: string;
  readonly name: string;
  readonly fileName: string;
}

const CALLS = {
  module: { url: getModuleUrl, load: "loadModule" },
  template: { url: getTemplateUrl, load: "loadTemplate" },
} as const;

/**
 * Hands over the file of a module or a template: as a download, or to the drawing of the host. Both ask for a
 * login.
 */
export function useDesignFile(kind: keyof typeof CALLS) {
  const { api, settings, account, host } = useServices();
  const notices = useNotices();
  const save = useGrantedFile();
  const program = useProgram();
  const call = CALLS[kind];

  async function addressOf(id: string): Promise<string | null> {
    try {
      return (await api.call(call.url, { params: { id }, query: programQuery(program) })).url;
    } catch {
      return null;
    }
  }

  async function download({ id, fileName }: DesignFile): Promise<void> {
    if (!(await account.requireLogin())) return;
    notices.success("正在下载，请稍候");
    const url = await addressOf(id);
    if (url === null) return notices.error("下载失败：没有获取到下载地址");
    try {
      await save(url, fileName);
    } catch {
      // A file's address works once, so the user has to ask again.
      notices.error("下载失败");
    }
  }

  /** The program downloads the file itself and loads it from there. */
  async function load({ id, name, fileName }: DesignFile): Promise<void> {
    const fail = (reason: string) => notices.error("载入失败", reason);
    if (!(await account.requireLogin())) return fail("请先登录");
    const url = await addressOf(id);
    if (url === null) return fail("没有获取到下载地址");
    const folder = await callHost(host, "specialFolder", { folder: "temp" });
    if (!folder.ok) return fail(hostFailure(folder.reply));
    const fetched = await callHost(host, "download", {
      url: new URL(`${settings.apiBase}${url}`, window.location.href).href,
      path: `${folder.value.path}\\${fileName}`,
    });
    if (!fetched.ok) return fail(hostFailure(fetched.reply));
    const loaded = await callHost(host, call.load, { id, name, path: fetched.value.path });
    if (!loaded.ok) return fail(hostFailure(loaded.reply));
    notices.success(`已载入 ${name}`);
  }
  return { download, load };
}
