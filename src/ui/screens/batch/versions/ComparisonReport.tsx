import { Button } from "@mantine/core";
import { useCallback } from "react";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { ProductDifference } from "#domain/building/plan/comparePlans.ts";
import type { RevisionShow } from "#domain/building/batch/revision/revisionEntries.ts";
import { EmptyState } from "../../../kit/layout/EmptyState.tsx";
import { classNames } from "../../../kit/layout/classNames.ts";
import table from "../../../kit/table/table.module.css";
import text from "../../../kit/styles/text.module.css";
import { DifferenceReport } from "../import/DifferenceReport.tsx";
import type { ComparisonJob } from "./useVersionComparison.ts";
import type { VersionsClient } from "./VersionsClient.ts";
import css from "./Versions.module.css";

interface ComparisonReportProps {
  readonly client: VersionsClient;
  readonly job: ComparisonJob;
  readonly isById: boolean;
  readonly onAgain: () => void;
}

/** What a comparison found, room by room and model by model. */
export function ComparisonReport({ client, job, isById, onAgain }: ComparisonReportProps) {
  const id = job.status === "ready" ? job.comparison.id : 0;
  const read = useCallback(
    (show: RevisionShow, from: number, to: number) => client.comparisonEntries(id, show, from, to),
    [client, id],
  );
  switch (job.status) {
    case "comparing":
      return (
        <p className={css["busy"]} role="status">
          正在比较
        </p>
      );
    case "failed":
      return (
        <EmptyState
          kind="error"
          title="未能比较"
          why={job.why}
          actions={<Button onClick={onAgain}>重试</Button>}
        />
      );
    case "ready":
      return (
        <section className={css["report"]} aria-label="差异">
          <DifferenceReport
            key={id}
            counts={job.comparison}
            isById={isById}
            none="没有差异"
            read={read}
            onGone={onAgain}
          />
          {job.comparison.products.length > 0 && <ModelDifferences products={job.comparison.products} />}
        </section>
      );
  }
}

const signed = (units: number) => `${units > 0 ? "+" : "−"}${formatNumber(Math.abs(units), 0)}`;

function ModelDifferences({ products }: { readonly products: readonly ProductDifference[] }) {
  return (
    <div className={css["models"]} role="region" aria-label="型号数量变化">
      <table className={table["vt"]} data-dense>
        <colgroup>
          <col style={{ width: 240 }} />
          <col />
          <col style={{ width: 96 }} />
          <col style={{ width: 96 }} />
          <col style={{ width: 96 }} />
        </colgroup>
        <thead>
          <tr className={css["lowHead"]}>
            <th scope="col">型号</th>
            <th scope="col">名称</th>
            <th scope="col" className={table["num"]}>
              之前
            </th>
            <th scope="col" className={table["num"]}>
              之后
            </th>
            <th scope="col" className={table["num"]}>
              增减
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map(({ productId, model, name, unitsBefore, unitsAfter }) => (
            <tr key={productId}>
              <td title={model}>{model}</td>
              <td className={text["ink2"]}>{name}</td>
              <td className={table["num"]}>{formatNumber(unitsBefore, 0)}</td>
              <td className={table["num"]}>{formatNumber(unitsAfter, 0)}</td>
              <td className={classNames(table["num"], table["strong"])}>
                {signed(unitsAfter - unitsBefore)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
