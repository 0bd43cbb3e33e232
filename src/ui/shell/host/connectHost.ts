import type { Api } from "#api/client/createApi.ts";
import type { HostBridge } from "#api/host/HostBridge.ts";
import { downloadByBrowser, takeDownloads, type WantedFile } from "../../page/browser/downloadBlob.ts";
import { notices } from "../../page/services/useNotices.ts";
import { handLinksToHost } from "./handLinksToHost.ts";

const NOT_LOADED = "页面的一部分没有加载，请检查网络后重试";

interface Connected {
  readonly host: HostBridge;
  readonly api: Api;
}

/** Routes through a host what works otherwise in a browser: links, downloads, and a journal to replay. */
export function connectHost({ host, api }: Connected, search: string): void {
  if (!host.hasHost) return;
  handLinksToHost(host, document);
  const save = async (file: WantedFile) => (await import("./saveInHost.ts")).saveInHost(host, file);
  takeDownloads((file) => void save(file).catch(() => downloadByBrowser(file)));
  if (new URLSearchParams(search).get("journal") !== "1") return;
  const goTo = (address: string) => {
    location.hash = address;
  };
  const replay = async () => (await import("./replayJournal.ts")).replayJournal({ host, api, goTo });
  replay().catch(() => notices.error("未能读取操作记录", NOT_LOADED));
}
