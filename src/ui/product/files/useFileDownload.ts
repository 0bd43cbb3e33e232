import { useState } from "react";
import { ApiError } from "#api/client/ApiError.ts";
import {
  countDownloads,
  getCadBlockUrl,
  getGeneralComponentUrl,
  getShopComponentUrl,
  getSystemComponentUrl,
} from "#api/contract/componentDownloads.ts";
import type { Answer } from "#api/contract/endpoint.ts";
import type { CadBlock, RelatedComponent } from "#api/contract/resources.ts";
import type { DxfVersion } from "#domain/things/dxf/dxfValues.ts";
import { useGrantedFile } from "../../page/services/useGrantedFile.ts";
import { useNotices } from "../../page/services/useNotices.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";
import { fileName, isComponent, type ProductFile } from "./fileWords.ts";

export type DownloadQuota = Answer<typeof countDownloads>;

/** Questions before a download. */
export type DownloadQuestion =
  | { readonly kind: "version"; readonly component: RelatedComponent; readonly quota: DownloadQuota }
  | { readonly kind: "drawing"; readonly block: CadBlock }
  | { readonly kind: "used-up"; readonly quota: DownloadQuota };

/** The user's answers. */
export interface ChosenFile {
  readonly version?: string | undefined;
  readonly drawing?: { readonly scale: string; readonly version: DxfVersion };
}

/**
 * Downloads files of a product. It asks for a login if needed, for the program version of a Revit file, and for
 * scale and version of a drawing.
 */
export function useFileDownload() {
  const { api, account, track } = useServices();
  const save = useGrantedFile();
  const notices = useNotices();
  const [question, setQuestion] = useState<DownloadQuestion | null>(null);

  function urlOf(file: ProductFile, { version, drawing }: ChosenFile): Promise<{ readonly url: string }> {
    const [params, options] = [{ id: file.id }, { productId: file.productId }];
    if (!isComponent(file)) return api.call(getCadBlockUrl, { params, query: drawing ?? {} }, options);
    const { softwareCode: software, componentFamilyTypeName: type } = file;
    switch (file.platformCode) {
      case "REVIT":
        return api.call(
          getShopComponentUrl,
          { params, query: { platform: "revit", ...(version === undefined ? {} : { version }) } },
          options,
        );
      case "NOVA_DESIGN":
        return api.call(
          getSystemComponentUrl,
          { params: { ...params, software }, query: type === null ? {} : { family_type_name: type } },
          options,
        );
      case "OTHER":
        return api.call(getGeneralComponentUrl, { params, query: { software_code: software } }, options);
    }
  }

  const withoutAddress = () => notices.error("下载失败：没有获取到下载地址");
  const quotaNow = () => api.call(countDownloads, {});

  async function fetchFile(file: ProductFile, chosen: ChosenFile = {}): Promise<void> {
    setQuestion(null);
    notices.success("正在下载，请稍候");
    let url: string;
    try {
      ({ url } = await urlOf(file, chosen));
    } catch (error) {
      // The quota may have been used up meanwhile, in another tab; the same code also means that the server is
      // busy.
      if (error instanceof ApiError && error.code === "too.many.requests") {
        const quota = await quotaNow().catch(() => null);
        if (quota?.remainTimes === 0) return setQuestion({ kind: "used-up", quota });
      }
      return withoutAddress();
    }
    if (url === "") return withoutAddress();
    try {
      await save(url, fileName(file));
      const event = isComponent(file) ? "shopComponentDownload" : "cadBlockDownload";
      track(event, { productId: file.productId, id: file.id });
    } catch {
      // A file's address works once, so the user has to ask again.
      notices.error("下载失败");
    }
  }

  async function download(file: ProductFile): Promise<void> {
    if (!(await account.requireLogin())) return;
    if (!isComponent(file)) return setQuestion({ kind: "drawing", block: file });
    if (file.platformCode !== "REVIT") return fetchFile(file);
    try {
      const quota = await quotaNow();
      setQuestion(
        quota.remainTimes === 0 ? { kind: "used-up", quota } : { kind: "version", component: file, quota },
      );
    } catch {
      withoutAddress();
    }
  }
  return { download, fetchFile, question, dismiss: () => setQuestion(null) };
}
