import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import type { LibraryImport } from "#api/contract/libraryImports.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { Panel } from "../../../kit/layout/Panel.tsx";
import text from "../../../kit/styles/text.module.css";
import { Progress } from "../Progress.tsx";
import type { ImportStep } from "./ImportStep.ts";
import css from "./ProductImport.module.css";

type Running = Extract<ImportStep, { step: "reading" | "sending" | "halted" | "done" }>;

function countsText({ added, updated, kept, refused }: LibraryImport["counts"]): string {
  const parts: readonly (readonly [string, number])[] = [
    ["新增", added],
    ["替换", updated],
    ["保留原有", kept],
    ["不能导入", refused],
  ];
  const said = parts
    .filter(([, count]) => count > 0)
    .map(([word, count]) => `${word} ${formatNumber(count, 0)}`);
  return said.length === 0 ? "没有产品" : said.join("，");
}

interface ImportRunningProps {
  readonly libraryId: string;
  readonly state: Running;
  readonly onStop: () => void;
  readonly onGoOn: () => void;
  readonly onLeave: () => void;
}

/** Whether the import left drafts, which are only visible in the library until they are released. */
const leftDrafts = (state: Running): boolean =>
  state.step === "done" && state.isDraft && state.result.counts.added + state.result.counts.updated > 0;

function wordsOf(state: Running): string {
  switch (state.step) {
    case "reading":
      return `正在读取 ${state.fileName}…${
        state.share === undefined ? "" : ` ${formatNumber(100 * state.share, 0)}%`
      }`;
    case "sending":
      return state.isWaiting
        ? `网络中断，正在重试：已处理 ${formatNumber(state.sent, 0)} / ${formatNumber(state.total, 0)} 个`
        : `已处理 ${formatNumber(state.sent, 0)} / ${formatNumber(state.total, 0)} 个`;
    case "halted":
      return `导入中断，已处理 ${formatNumber(state.sent, 0)} / ${formatNumber(state.total, 0)} 个`;
    case "done":
      return `${state.result.fileName}：${state.isStopped ? "已停止，" : ""}${countsText(state.result.counts)}`;
  }
}

/** Links after an import: to its products, which may still be drafts, and to the next import. */
function Ended({
  libraryId,
  result: { id, counts },
  onLeave,
}: Pick<ImportRunningProps, "libraryId" | "onLeave"> & { readonly result: LibraryImport }) {
  const hasProducts = counts.added + counts.updated > 0;
  return (
    <>
      <Button size="xs" {...(hasProducts ? { variant: "default" } : {})} onClick={onLeave}>
        完成
      </Button>
      {hasProducts && (
        <Button
          size="xs"
          component={Link}
          to={`/library?${new URLSearchParams({ library: libraryId, import: id }).toString()}`}
        >
          查看产品
        </Button>
      )}
    </>
  );
}

/** A running import, or its result. */
export function ImportRunning({ libraryId, state, onStop, onGoOn, onLeave }: ImportRunningProps) {
  return (
    <Panel className={css["running"]}>
      <p role="status">{wordsOf(state)}</p>
      {leftDrafts(state) && <p className={text["dim"]}>已存为草稿，启用后才能选型和选用</p>}
      {state.step === "halted" && <p className={text["wrong"]}>{state.why}</p>}
      {state.step === "sending" || state.step === "halted" ? (
        <Progress label="导入进度" share={state.total === 0 ? 0 : state.sent / state.total} />
      ) : (
        <span className={css["end"]} />
      )}
      {state.step === "sending" && (
        <Button size="xs" variant="default" onClick={onStop}>
          停止
        </Button>
      )}
      {state.step === "halted" && (
        <>
          <Button size="xs" variant="default" onClick={onLeave}>
            放弃其余
          </Button>
          <Button size="xs" onClick={onGoOn}>
            继续
          </Button>
        </>
      )}
      {state.step === "reading" && (
        <Button size="xs" variant="default" onClick={onLeave}>
          取消
        </Button>
      )}
      {state.step === "done" && <Ended libraryId={libraryId} result={state.result} onLeave={onLeave} />}
    </Panel>
  );
}
