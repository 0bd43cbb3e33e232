import { Button } from "@mantine/core";
import { IconFilePlus } from "@tabler/icons-react";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { MOST_DOCUMENT_MEGABYTES, MOST_DOCUMENT_PAGES } from "#domain/desk/documents/documentLimits.ts";
import { classNames } from "../../../kit/layout/classNames.ts";
import { Panel } from "../../../kit/layout/Panel.tsx";
import text from "../../../kit/styles/text.module.css";
import { ChooseFile } from "../ChooseFile.tsx";
import css from "../import/ProductImport.module.css";
import { CutShort } from "../CutShort.tsx";
import { Progress } from "../Progress.tsx";
import { useCutShort } from "../useCutShort.ts";
import { useManualSending, type SendingManual } from "./useManualSending.ts";

const PERCENT = 100;

function wordsOf({ name, at, of, share, isWaiting }: SendingManual): string {
  const counted = of > 1 ? `第 ${at} / ${of} 份 ` : "";
  if (isWaiting) return `${counted}${name}：网络中断，正在重试`;
  return share < 1
    ? `${counted}正在上传 ${name} ${formatNumber(PERCENT * share, 0)} %`
    : `${counted}正在检查 ${name}…`;
}

/** Adds manuals by the file dialog or by dropping, and then shows the progress. */
export function AddManual({ libraryId }: { readonly libraryId: string }) {
  const { sending, refusals, brokenCount, again, send, stop } = useManualSending(libraryId);
  const { cutShort, forget } = useCutShort("manual", libraryId, sending?.name ?? null);
  if (sending !== null)
    return (
      <Panel className={css["running"]}>
        <p role="status">{wordsOf(sending)}</p>
        <Progress label="上传进度" share={sending.share} />
        <Button size="xs" variant="default" onClick={stop}>
          停止
        </Button>
      </Panel>
    );
  return (
    <>
      {cutShort !== null && (
        <CutShort words={`“${cutShort}”上传时页面被关闭，没有加入样本，请重新选择`} onForget={forget} />
      )}
      <ChooseFile
        button="选择样本"
        icon={<IconFilePlus size={16} stroke={1.5} aria-hidden />}
        label="样本文件"
        accept=".pdf"
        isForSeveral
        refusal={refusals.join("；")}
        onFiles={send}
        {...(brokenCount > 0 && {
          beside: (
            <Button size="xs" variant="default" onClick={again}>
              重新上传{brokenCount > 1 ? ` ${brokenCount} 份` : ""}
            </Button>
          ),
        })}
      >
        <p>
          <b className={text["strong"]}>加入样本</b>　将厂家样本拖到这里。PDF，每份不超过{" "}
          {MOST_DOCUMENT_MEGABYTES} MB、{formatNumber(MOST_DOCUMENT_PAGES, 0)} 页
        </p>
        <p className={classNames(text["small"], text["dim"])}>
          只有此库的成员能打开和查找；可以按名称和正文查找，与电子样本一样阅读
        </p>
      </ChooseFile>
    </>
  );
}
