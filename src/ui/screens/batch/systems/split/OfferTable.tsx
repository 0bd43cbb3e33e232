import { useMemo } from "react";
import { Link } from "react-router-dom";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { SplitOffer, SplitSheet } from "#workers/batch/splits/SplitSheet.ts";
import { drawnColumn, figureColumn, textColumn } from "../../../../kit/table/columns.ts";
import type { DataColumn } from "../../../../kit/table/DataColumn.ts";
import { DataTable } from "../../../../kit/table/DataTable.tsx";
import { selectedRow } from "../../../../kit/table/selectedRow.ts";
import { LinkButton } from "../../../../kit/input/LinkButton.tsx";
import { TableBox } from "../../../../kit/table/TableBox.tsx";
import { SampleTag } from "../../../../kit/tags/SampleTag.tsx";
import { useAnswer } from "../../../../page/services/useAnswer.ts";
import { useMayEdit } from "../../context/useMayEdit.ts";
import { useSendChange } from "../../context/useSendChange.ts";
import { atVersion } from "../atVersion.ts";
import css from "../Systems.module.css";
import { metWords, percentText } from "./splitWords.ts";

interface OfferTableProps {
  readonly client: BatchClient<unknown>;
  readonly sheet: SplitSheet;
  readonly version: number;
}

/** For each series the smallest outdoor unit that fits, or the one with the least faults, with its shortfalls */
export function OfferTable({ client, sheet, version }: OfferTableProps) {
  const { id, heatBlock, name } = sheet;
  const mayEdit = useMayEdit();
  const send = useSendChange();
  const ask = useMemo(() => atVersion(version, () => client.splitOffers(id)), [client, id, version]);
  const { data: offers } = useAnswer(ask, { keepsLast: true });
  const isHeated = heatBlock !== null;
  const columns = useMemo(
    (): readonly DataColumn<SplitOffer>[] => [
      drawnColumn(
        "室外机",
        ({ outdoor }) => (
          <span className={css["model"]}>
            <Link to={`/product/detail/${outdoor.id}`}>{outdoor.model}</Link>
            {outdoor.isSample && <SampleTag />}
          </span>
        ),
        { width: 156 },
      ),
      textColumn(
        "品牌与系列",
        ({ outdoor }) => [outdoor.brand, outdoor.series || outdoor.type].join(" ").trim(),
        {
          width: 136,
        },
      ),
      figureColumn("额定冷", ({ outdoor }) => formatNumber(outdoor.cooling, 1), { width: 64, unit: "kW" }),
      figureColumn("组合比", ({ ratio }) => percentText(ratio), { width: 60, unit: "%" }),
      figureColumn("修正冷", ({ cooling }) => formatNumber(cooling.available, 1), { width: 64, unit: "kW" }),
      ...(isHeated
        ? [
            figureColumn<SplitOffer>("修正热", ({ heating }) => formatNumber(heating?.available ?? null, 1), {
              width: 64,
              unit: "kW",
            }),
          ]
        : []),
      drawnColumn(
        "判定",
        (offer) => (
          <span className={offer.isMet === true ? undefined : css["warn"]}>
            {metWords(offer)}
            {offer.words.length > 0 && `：${offer.words.join("；")}`}
          </span>
        ),
        { hint: (offer) => offer.words.join("；") },
      ),
      drawnColumn(
        "操作",
        ({ outdoor, isKept }) =>
          isKept ? (
            "已采用"
          ) : (
            <LinkButton
              disabled={!mayEdit}
              aria-label={`采用 ${outdoor.model}`}
              onClick={() => void send(() => client.keepOutdoor(id, outdoor.id))}
            >
              采用
            </LinkButton>
          ),
        { width: 84 },
      ),
    ],
    [client, id, isHeated, mayEdit, send],
  );
  if (offers === undefined) return <div className={css["noLines"]} />;
  if (offers.length === 0)
    return <p className={css["noLines"]}>没有可比较的室外机：产品库或所选系列没有室外机，或系统没有房间</p>;
  return (
    <TableBox kind="page">
      <DataTable
        label={`${name}的室外机`}
        isDense
        columns={columns}
        minWidth={760}
        rows={offers}
        rowKey={({ outdoor }) => outdoor.id}
        rowProps={({ isKept }) => selectedRow(isKept)}
      />
    </TableBox>
  );
}
