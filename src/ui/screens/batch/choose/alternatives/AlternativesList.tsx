import { Button } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { useState } from "react";
import type { Alternative } from "#domain/building/batch/state/batchState.ts";
import { EmptyState } from "../../../../kit/layout/EmptyState.tsx";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { SampleTag } from "../../../../kit/tags/SampleTag.tsx";
import { Segments } from "../../../../kit/input/Segments.tsx";
import layout from "../../../../kit/styles/layout.module.css";
import text from "../../../../kit/styles/text.module.css";
import css from "./Alternatives.module.css";
import { NoMatchAdvice } from "./NoMatchAdvice.tsx";
import { AlternativesTable } from "./AlternativesTable.tsx";
import type { AlternativesListProps } from "./AlternativesListProps.ts";

const NO_MATCH = "根据您的选型条件暂无匹配的产品型号，请修改选型条件后重试";
const NONE: readonly Alternative[] = [];

/** The number of alternatives, the compared figures, and the alternatives. */
export function AlternativesList<Filter>(props: AlternativesListProps<Filter>) {
  const { screen, filter, job, onRetry } = props;
  const { hasCorrection, surplusFigure, words } = screen.kind;
  const [shown, setShown] = useState<"corrected" | "rated">(hasCorrection ? "corrected" : "rated");
  const list = job.status === "ready" ? job.list : NONE;
  return (
    <>
      <div className={css["count"]}>
        {job.status === "ready" && (
          <span role="status">
            共 <b>{formatNumber(list.length, 0)}</b> 个备选
          </span>
        )}
        {list.length > 0 && surplusFigure !== null && (
          <span className={text["dim"]}>主要负荷富余小的在前</span>
        )}
        {list.some(({ isSample }) => isSample) && <SampleTag />}
        <div className={layout["grow"]} />
        {hasCorrection && (
          <Segments
            size="xs"
            aria-label="比较的数值"
            value={shown}
            onChange={setShown}
            data={[
              { value: "corrected", label: "计算修正值" },
              { value: "rated", label: screen.ratedLabel(filter) },
            ]}
          />
        )}
      </div>
      {job.status === "failed" ? (
        <EmptyState
          kind="error"
          title={`未能取得备选${words.model}`}
          why={job.message || "服务暂时没有响应，选型条件已保留"}
          actions={
            <Button leftSection={<IconRefresh size={16} stroke={1.5} />} onClick={onRetry}>
              重新加载
            </Button>
          }
        />
      ) : job.status === "ready" && list.length === 0 ? (
        job.advice ? (
          <NoMatchAdvice {...props} advice={job.advice} noMatch={NO_MATCH} />
        ) : (
          <EmptyState kind="search" title={`没有匹配的${words.model}`} why={NO_MATCH} />
        )
      ) : (
        <AlternativesTable {...props} list={list} shown={shown} />
      )}
    </>
  );
}
