import { Button, TextInput } from "@mantine/core";
import { IconFileTypePdf, IconTable } from "@tabler/icons-react";
import { useState } from "react";
import type { ComparisonWords } from "#domain/desk/report/comparison/ComparisonWords.ts";
import { formatDay } from "#domain/base/formatDay.ts";
import type { ComparedChart } from "#domain/desk/report/comparison/layoutComparison.ts";
import { MOST_HEAD_TEXT, keptHead } from "#domain/desk/report/documentHead.ts";
import { Dialog } from "../../kit/dialog/Dialog.tsx";
import { Field } from "../../kit/input/Field.tsx";
import { classNames } from "../../kit/layout/classNames.ts";
import text from "../../kit/styles/text.module.css";
import css from "./Compare.module.css";
import { useComparisonFile } from "./useComparisonFile.ts";
import { createKept } from "../../page/browser/createKept.ts";

/** Project and author as they were typed for the last document, the same in all tabs of this browser. */
const useDocumentHead = createKept("volute.documentHead", keptHead);

export interface CompareExportProps {
  readonly words: ComparisonWords;
  /** `null` if nothing is drawn. */
  readonly chart: ComparedChart | null;
  readonly address: string;
  readonly onClose: () => void;
}

const WIDTH = 440;
const WHY = {
  font: "PDF 未生成，字体文件没有加载，请检查网络后重试",
  worker: "文件未生成，请重试",
} as const;

/** 导出对比: a dialog for the head and the format of the file. */
export function CompareExport({ words, chart, address, onClose }: CompareExportProps) {
  const head = useDocumentHead();
  const [madeOn, setMadeOn] = useState(() => formatDay(Date.now()));
  const { job, make } = useComparisonFile();
  const order = { sheet: { ...words, head: { ...head, madeOn }, address }, chart };
  const isMaking = job.status === "making";
  return (
    <Dialog
      opened
      title="导出对比"
      width={WIDTH}
      onClose={onClose}
      aside={
        <>
          <span role="alert" className={classNames(text["small"], text["wrong"])}>
            {job.status === "failed" && WHY[job.why]}
          </span>
          <span role="status" className={classNames(text["small"], text["ink2"])}>
            {isMaking && "正在生成文件…"}
          </span>
        </>
      }
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconTable size={16} stroke={1.5} aria-hidden />}
            disabled={isMaking}
            onClick={() => make("xlsx", order)}
          >
            .xlsx
          </Button>
          <Button
            leftSection={<IconFileTypePdf size={16} stroke={1.5} aria-hidden />}
            disabled={isMaking}
            onClick={() => make("pdf", order)}
          >
            PDF
          </Button>
        </>
      }
    >
      <div className={css["head"]}>
        <Field label="项目">
          {(control) => (
            <TextInput
              {...control}
              w="100%"
              data-autofocus
              autoComplete="off"
              maxLength={MOST_HEAD_TEXT}
              value={head.project}
              onChange={({ currentTarget }) =>
                useDocumentHead.keep({ ...head, project: currentTarget.value })
              }
            />
          )}
        </Field>
        <Field label="编制">
          {(control) => (
            <TextInput
              {...control}
              w="100%"
              autoComplete="off"
              maxLength={MOST_HEAD_TEXT}
              value={head.author}
              onChange={({ currentTarget }) => useDocumentHead.keep({ ...head, author: currentTarget.value })}
            />
          )}
        </Field>
        <Field label="日期">
          {(control) => (
            <TextInput
              {...control}
              w="100%"
              type="date"
              value={madeOn}
              onChange={({ currentTarget }) => setMadeOn(currentTarget.value)}
            />
          )}
        </Field>
        <p className={css["hint"]}>
          文件与页面上的内容一致，附有再次打开此对比的链接；项目和编制保存在这个浏览器里，可以不填
        </p>
      </div>
    </Dialog>
  );
}
