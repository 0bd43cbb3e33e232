import { Button, Textarea } from "@mantine/core";
import { IconClipboardText, IconTableImport } from "@tabler/icons-react";
import { useState } from "react";
import { classNames } from "../../../../kit/layout/classNames.ts";
import text from "../../../../kit/styles/text.module.css";
import type { TableSource } from "#workers/tables/TablesClient.ts";
import { ChooseFile } from "../../ChooseFile.tsx";
import css from "./Tables.module.css";
import { PageRangeInput } from "../PageRangeInput.tsx";
import { readPages } from "./readPages.ts";

const focus = (element: HTMLElement | null) => element?.focus();

interface ChooseTablesProps {
  readonly refusal: string;
  readonly onSource: (source: TableSource) => void;
  readonly onRefuse: (refusal: string) => void;
}

/** Lets a person choose tables of a manufacturer's catalogue: a workbook, a PDF, or cells from the clipboard. */
export function ChooseTables({ refusal, onSource, onRefuse }: ChooseTablesProps) {
  const [pages, setPages] = useState("");
  const [pasted, setPasted] = useState<string | null>(null);
  function take(files: readonly File[]): void {
    const [file] = files;
    if (file === undefined) return;
    if (files.length > 1) return onRefuse("一次只能导入一个文件");
    if (!/\.pdf$/iu.test(file.name)) return onSource({ kind: "workbook", name: file.name, file });
    const range = readPages(pages);
    if (range === undefined) return onRefuse("页码请写成 12 或 12-18");
    onSource({ kind: "pdf", name: file.name, file, ...(range !== null && { pages: range }) });
  }
  const otherSources = (
    <span className={css["ways"]}>
      <PageRangeInput label="PDF 页码" all="PDF 全部页" value={pages} onChange={setPages} />
      <Button
        size="xs"
        variant="default"
        leftSection={<IconClipboardText size={14} stroke={1.5} aria-hidden />}
        onClick={() => setPasted("")}
      >
        粘贴表格
      </Button>
    </span>
  );
  return (
    <ChooseFile
      button="选择样本"
      icon={<IconTableImport size={16} stroke={1.5} aria-hidden />}
      isSecond
      label="样本文件"
      accept=".xlsx,.pdf"
      refusal={refusal}
      onFiles={take}
      {...(pasted === null ? { beside: otherSources } : {})}
    >
      <p>
        <b className={text["strong"]}>导入样本表格</b>　厂家样本中的性能表，.xlsx 或带文字的
        PDF，拖到这里或粘贴；不需要改成模板
      </p>
      {pasted === null ? (
        <p className={classNames(text["small"], text["dim"])}>
          自动识别表头、单位、合并单元格和同一型号的多个工况；拿不准的地方会问，确认后再导入
        </p>
      ) : (
        <div className={css["paste"]}>
          <Textarea
            ref={focus}
            rows={5}
            aria-label="粘贴的表格"
            placeholder="在表格软件中复制，粘贴到这里，包括表头和标题"
            value={pasted}
            onChange={({ currentTarget }) => setPasted(currentTarget.value)}
          />
          <Button
            size="xs"
            disabled={pasted.trim() === ""}
            onClick={() => onSource({ kind: "text", text: pasted })}
          >
            读取
          </Button>
          <Button size="xs" variant="default" onClick={() => setPasted(null)}>
            取消
          </Button>
        </div>
      )}
    </ChooseFile>
  );
}
