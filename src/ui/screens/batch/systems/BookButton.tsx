import { Button, Menu } from "@mantine/core";
import { IconChevronDown, IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { formatDay } from "#domain/base/formatDay.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { SavedAs } from "#workers/batch/systems/SystemSheet.ts";
import { downloadBlob } from "../../../page/browser/downloadBlob.ts";
import { useNotices } from "../../../page/services/useNotices.ts";
import { useServices } from "../../../page/services/ServicesContext.tsx";
import { downloadWorkbook } from "../../../page/browser/downloadWorkbook.ts";
import { useSummary } from "../context/BatchContext.tsx";
import { useSystemsLink } from "./useSystemsLink.ts";
import { useBookYears } from "./year/useBookYears.ts";
import css from "./Systems.module.css";

interface BookButtonProps {
  readonly client: BatchClient<unknown>;
  readonly saved: SavedAs | null;
}

type Format = "xlsx" | "pdf";
class ExportFailure extends Error {}

/** Hands 水力计算表 and 设备选型计算书 of all systems over, as a workbook or on paper. */
export function BookButton({ client, saved }: BookButtonProps) {
  const { sheet, report } = useServices();
  const { buildingName } = useSummary();
  const notices = useNotices();
  const link = useSystemsLink(saved);
  const askYears = useBookYears();
  const [isBusy, setBusy] = useState(false);
  const save = async (format: Format) => {
    const { signal } = new AbortController();
    const madeOn = formatDay(Date.now());
    const book = await client.systemBook(madeOn, await askYears(client, signal), signal);
    if (!book.ok) throw new ExportFailure(book.message);
    const name = `${buildingName.replace(/\.xlsx$/iu, "") || "建筑"} 水力计算`;
    if (format === "xlsx") return downloadWorkbook(await sheet.write(book.value, link), `${name}.xlsx`);
    const made = await report.book({ title: name, madeOn, sheets: book.value, link }, signal);
    if (!made.ok) throw new ExportFailure("字体未能下载，请检查网络后重试");
    downloadBlob(new Blob([made.value], { type: "application/pdf" }), `${name}.pdf`);
  };
  const start = async (format: Format) => {
    setBusy(true);
    try {
      await save(format);
    } catch (error) {
      notices.error(
        "计算书未能导出",
        error instanceof ExportFailure ? error.message : "系统的数据都在，请重试",
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <Menu position="bottom-end" shadow="md" transitionProps={{ duration: 0 }} width={136}>
      <Menu.Target>
        <Button
          className={css["book"] ?? ""}
          size="xs"
          variant="default"
          leftSection={<IconDownload size={14} stroke={1.5} aria-hidden />}
          rightSection={<IconChevronDown size={14} stroke={1.5} aria-hidden />}
          loading={isBusy}
        >
          导出计算书
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void start("xlsx")}>.xlsx 工作簿</Menu.Item>
        <Menu.Item onClick={() => void start("pdf")}>PDF</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
