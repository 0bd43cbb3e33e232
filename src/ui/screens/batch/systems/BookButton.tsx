import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { formatDay } from "#domain/base/formatDay.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { useNotices } from "../../../page/services/useNotices.ts";
import { useServices } from "../../../page/services/ServicesContext.tsx";
import { downloadWorkbook } from "../context/downloadWorkbook.ts";
import { useSummary } from "../context/BatchContext.tsx";
import { useSystemsLink } from "./useSystemsLink.ts";
import css from "./Systems.module.css";

/** Hands 水力计算表 and 设备选型计算书 of all systems over as a workbook. */
export function BookButton({ client }: { readonly client: BatchClient<unknown> }) {
  const { sheet } = useServices();
  const { buildingName } = useSummary();
  const notices = useNotices();
  const linkOf = useSystemsLink();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const book = await client.systemBook(formatDay(Date.now()), new AbortController().signal);
      if (!book.ok) return notices.error("计算书未能导出", book.message);
      const name = buildingName.replace(/\.xlsx$/iu, "") || "建筑";
      downloadWorkbook(await sheet.write(book.value, linkOf()), `${name} 水力计算.xlsx`);
    } catch {
      notices.error("计算书未能导出", "系统的数据都在，请重试");
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      className={css["book"] ?? ""}
      size="xs"
      variant="default"
      leftSection={<IconDownload size={14} stroke={1.5} aria-hidden />}
      loading={isBusy}
      onClick={() => void save()}
    >
      导出计算书
    </Button>
  );
}
