import { Button } from "@mantine/core";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { HandlerOffer } from "#domain/building/systems/air/handlerOffers.ts";
import { COILS } from "#domain/building/systems/air/coilNeeds.ts";
import { needFigures, needWords, type HandlerNeed } from "#domain/building/systems/air/judgeHandler.ts";
import type { MachineState } from "#domain/building/systems/judgeMachine.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { SideDrawer } from "../../../../kit/dialog/SideDrawer.tsx";
import { LinkButton } from "../../../../kit/input/LinkButton.tsx";
import { EmptyState } from "../../../../kit/layout/EmptyState.tsx";
import { drawnColumn, figureColumn, textColumn } from "../../../../kit/table/columns.ts";
import type { DataColumn } from "../../../../kit/table/DataColumn.ts";
import { DataTable } from "../../../../kit/table/DataTable.tsx";
import { SampleTag } from "../../../../kit/tags/SampleTag.tsx";
import { useAnswer } from "../../../../page/services/useAnswer.ts";
import css from "../Systems.module.css";

interface HandlerDrawerProps {
  readonly client: BatchClient<unknown>;
  readonly id: string;
  /** Name of the system */
  readonly name: string;
  readonly need: HandlerNeed;
  readonly onChoose: (handler: string) => void;
  readonly onClose: () => void;
}

/** Verdicts before a unit is kept */
const WORDS: Readonly<Record<MachineState, string>> = {
  meets: "满足",
  fails: "不满足",
  oversized: "过大",
  unknown: "无法判定",
};

/** The unknown parts of the need */
const gapWords = ({ coils }: HandlerNeed): string =>
  COILS.map((coil) => coils[coil].gap)
    .filter((word) => word !== "")
    .join("；");

const askedWords = (need: HandlerNeed): string =>
  [`所需 ${needWords(needFigures(need))}（压力按标准空气）`, gapWords(need)]
    .filter((word) => word !== "")
    .join("；");

/** Air handling units of the catalogue for a system, fitting ones first; the others with the reason. */
export function HandlerDrawer({ client, id, name, need, onChoose, onClose }: HandlerDrawerProps) {
  const ask = useMemo(() => (signal: AbortSignal) => client.handlerOffers(id, signal), [client, id]);
  const { data: answer, isError, refetch } = useAnswer(ask);
  // The head shows the unknown parts of the need, so the lines do not repeat them.
  const gaps = gapWords(need);
  const columns = useMemo(
    (): readonly DataColumn<HandlerOffer>[] => [
      drawnColumn(
        "型号",
        ({ of }) => (
          <span className={css["model"]}>
            <Link to={`/product/detail/${of.id}`}>{of.model}</Link>
            {of.isSample && <SampleTag />}
          </span>
        ),
        { width: 216 },
      ),
      textColumn("品牌与系列", ({ of }) => [of.brand, of.series].join(" ").trim(), { width: 260 }),
      figureColumn("额定风量", ({ of }) => formatNumber(of.flow, 0), { width: 88, unit: "m³/h" }),
      figureColumn("机外静压", ({ of }) => formatNumber(of.external, 0), { width: 80, unit: "Pa" }),
      figureColumn("制冷量", ({ of }) => formatNumber(of.cooling, 1), { width: 76, unit: "kW" }),
      figureColumn("制热量", ({ of }) => formatNumber(of.heating, 1), { width: 76, unit: "kW" }),
      drawnColumn(
        "判定",
        ({ state, why }) => (
          <span className={state === "meets" ? undefined : css["warn"]}>
            {why === gaps && why !== "" ? "风量和机外静压满足，冷热量未知" : WORDS[state]}
            {why !== gaps && why !== "" && `：${why}`}
          </span>
        ),
        { hint: ({ why }) => why || undefined },
      ),
      drawnColumn(
        "操作",
        ({ of }) => (
          <LinkButton aria-label={`采用 ${of.model}`} onClick={() => onChoose(of.id)}>
            采用
          </LinkButton>
        ),
        { width: 64 },
      ),
    ],
    [gaps, onChoose],
  );
  const failure = isError
    ? "计算线程已中断，房间和选型都在"
    : answer?.ok === false
      ? answer.message
      : (answer?.value.failure ?? "");
  return (
    <SideDrawer
      opened
      side="right"
      width={1120}
      title={`${name}的空调机组`}
      headExtra={askedWords(need)}
      onClose={onClose}
    >
      {failure !== "" ? (
        <EmptyState
          kind="error"
          title="未能查找空调机组"
          why={failure}
          actions={<Button onClick={() => void refetch()}>重试</Button>}
        />
      ) : (
        <DataTable
          label="可采用的空调机组"
          isDense
          columns={columns}
          minWidth={960}
          rows={answer?.ok === true ? answer.value.offers : null}
          rowKey={({ of }) => of.id}
          skeleton={{ rows: 8 }}
          empty="产品库没有注明风量的空调机组"
        />
      )}
    </SideDrawer>
  );
}
