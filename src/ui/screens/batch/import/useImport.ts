import { useCallback, useRef, useState } from "react";
import { siteOf } from "#domain/building/rooms/SiteFilter.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { NO_CHOICE, type ImportChoice } from "#domain/building/rooms/importPreview.ts";
import type { OnRows } from "#domain/building/rooms/rows/readRooms.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { ScheduleSource } from "#workers/sheet/SheetClient.ts";
import { fetched } from "../../../page/browser/fetched.tsx";
import type { ImportSource, ImportStep, RoomImport } from "./RoomImport.ts";
import { PreviewDialog } from "./previewPart.ts";
import { useNotices } from "../../../page/services/useNotices.ts";
import { useServices } from "../../../page/services/ServicesContext.tsx";

/** Loaded when an import begins: most buildings are imported once. */
export const ImportDialog = fetched(async () => (await import("./ImportDialog.tsx")).ImportDialog);

/** Choices of earlier schedules, likewise. */
const keptForms = () => import("./scheduleForms.ts");

const UPLOAD_FAILED = "系统异常，文件上传失败";
const ONE_FILE = "一次只能导入一个文件";

/** Imports a room schedule: the sheet worker reads it, the user checks it, the batch worker takes it. */
export function useImport(
  client: Pick<BatchClient<unknown>, "replaceRooms" | "appendRooms" | "summary">,
): RoomImport {
  const services = useServices();
  const notices = useNotices();
  const [state, setState] = useState<ImportStep>({ step: "closed" });
  const reading = useRef<AbortController | null>(null);
  const latest = useRef<object | null>(null);

  const read = useCallback(
    async (source: ImportSource, name: string, schedule: ScheduleSource) => {
      reading.current?.abort();
      const controller = new AbortController();
      reading.current = controller;
      setState({ step: "reading", source, name, rows: null });
      const onRows: OnRows = (done, total) => {
        if (controller.signal.aborted) return;
        setState((now) => (now.step === "reading" ? { ...now, rows: { read: done, total } } : now));
      };
      const [outcome] = await Promise.all([
        keptForms().then(({ rememberedForms }) =>
          services.sheet.read(
            schedule,
            { ...siteOf(client.summary().filter), remembered: rememberedForms() },
            controller.signal,
            onRows,
          ),
        ),
        PreviewDialog.load(),
      ]).catch(() => [{ ok: false, message: UPLOAD_FAILED }] as const);
      if (controller.signal.aborted) return;
      if (!outcome.ok) return setState({ step: "choosing", source, refusal: outcome.message });
      const { preview, rooms } = outcome;
      setState({ step: "preview", source, preview, rooms, choice: NO_CHOICE, isUpdating: false });
    },
    [services, client],
  );

  const choose = useCallback(
    async (choice: ImportChoice) => {
      const controller = reading.current;
      if (!controller) return;
      const mine = (latest.current = {});
      setState((now) => (now.step === "preview" ? { ...now, choice, isUpdating: true } : now));
      const outcome = await keptForms()
        .then(({ rememberedForms }) =>
          services.sheet.readAgain(
            { ...siteOf(client.summary().filter), choice, remembered: rememberedForms() },
            controller.signal,
          ),
        )
        .catch(() => ({ ok: false, message: UPLOAD_FAILED }) as const);
      // A later choice is being read, or the dialog is closed.
      if (latest.current !== mine || controller.signal.aborted) return;
      setState((now) => {
        if (now.step !== "preview") return now;
        if (!outcome.ok) return { step: "choosing", source: now.source, refusal: outcome.message };
        return { ...now, preview: outcome.preview, rooms: outcome.rooms, isUpdating: false };
      });
    },
    [services, client],
  );
  const remember = useCallback(() => {
    if (state.step !== "preview") return;
    // They were fetched before the schedule was read.
    void keptForms().then(({ rememberScheduleForms }) =>
      rememberScheduleForms(state.preview.forms, state.choice),
    );
  }, [state]);

  const readFiles = useCallback(
    (files: readonly File[], kind: "workbook" | "csv") => {
      const [file] = files;
      if (file === undefined) return;
      if (files.length > 1) setState({ step: "choosing", source: "file", refusal: ONE_FILE });
      else void read("file", file.name, { kind, name: file.name, file });
    },
    [read],
  );
  const readText = useCallback(
    (text: string) => void read("paste", "粘贴的内容", { kind: "text", text }),
    [read],
  );
  const letGo = useCallback(() => {
    reading.current?.abort();
    services.sheet.release();
  }, [services]);
  const close = useCallback(() => {
    letGo();
    setState({ step: "closed" });
  }, [letGo]);
  const take = useCallback(
    async (how: "replace" | "append") => {
      if (state.step !== "preview") return;
      const { preview, rooms } = state;
      remember();
      close();
      try {
        if (how === "replace") await client.replaceRooms(rooms, preview.fileName, "");
        else await client.appendRooms(rooms);
        notices.success(
          how === "replace" ? "房间表已导入" : "房间已追加",
          `${formatNumber(preview.accepted, 0)} 间`,
        );
      } catch {
        // The batch worker died during the import; the rooms are still in the file.
        notices.error(UPLOAD_FAILED);
      }
    },
    [client, close, notices, remember, state],
  );

  return {
    state,
    open: useCallback(
      (source: ImportSource) => {
        letGo();
        ImportDialog.load().then(
          () => setState({ step: "choosing", source, refusal: "" }),
          () => notices.error("未能打开导入", "网络连接失败，请检查网络后重试"),
        );
      },
      [letGo, notices],
    ),
    choose: useCallback((choice) => void choose(choice), [choose]),
    remember,
    readFiles,
    readText,
    cancel: useCallback(() => {
      reading.current?.abort();
      setState((now) =>
        now.step === "reading" ? { step: "choosing", source: now.source, refusal: "" } : now,
      );
    }, []),
    take: useCallback((how) => void take(how), [take]),
    close,
  };
}
