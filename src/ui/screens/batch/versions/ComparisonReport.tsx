import { Button } from "@mantine/core";
import { useCallback } from "react";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { ProductDifference, SoundCounts } from "#domain/building/plan/comparePlans.ts";
import type { RevisionShow } from "#domain/building/batch/revision/revisionEntries.ts";
import { EmptyState } from "../../../kit/layout/EmptyState.tsx";
import { figureColumn, textColumn } from "../../../kit/table/columns.ts";
import type { DataColumn } from "../../../kit/table/DataColumn.ts";
import { DataTable } from "../../../kit/table/DataTable.tsx";
import table from "../../../kit/table/table.module.css";
import { TableBox } from "../../../kit/table/TableBox.tsx";
import text from "../../../kit/styles/text.module.css";
import { DifferenceReport } from "../import/DifferenceReport.tsx";
import type { ComparisonJob } from "./useVersionComparison.ts";
import type { VersionsClient } from "./VersionsClient.ts";
import { DuctDifferences } from "./DuctDifferences.tsx";
import { PlantDifferences } from "./PlantDifferences.tsx";
import { SplitDifferences } from "./SplitDifferences.tsx";
import { SystemDifferences } from "./SystemDifferences.tsx";
import css from "./Versions.module.css";

interface ComparisonReportProps {
  readonly client: VersionsClient;
  readonly job: ComparisonJob;
  readonly isById: boolean;
  readonly onAgain: () => void;
}

/** The result of a comparison, by room and by model. */
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
    case "ready": {
      const { systems, ducts, plants, splits, sound } = job.comparison;
      const areDuctsSame = ducts.every(({ isSame }) => isSame);
      const arePlantsSame = plants.every(({ isSame }) => isSame);
      const areSplitsSame = splits.every(({ isSame }) => isSame);
      const areSystemsSame = systems.every(({ isSame }) => isSame);
      return (
        <section className={css["report"]} aria-label="差异">
          <DifferenceReport
            key={id}
            counts={job.comparison}
            isById={isById}
            none={
              areSystemsSame && areDuctsSame && arePlantsSame && areSplitsSame
                ? "没有差异"
                : "房间没有差异，系统的变化见下表"
            }
            read={read}
            onGone={onAgain}
          />
          {sound !== "schedule" && <p className={css["heard"]}>{soundSentence(sound)}</p>}
          {!areSystemsSame && <SystemDifferences systems={systems} />}
          {!areDuctsSame && <DuctDifferences ducts={ducts} />}
          {!arePlantsSame && <PlantDifferences plants={plants} />}
          {!areSplitsSame && <SplitDifferences splits={splits} />}
          {job.comparison.products.length > 0 && <ModelDifferences products={job.comparison.products} />}
        </section>
      );
    }
  }
}

const rooms = (count: number) => `${formatNumber(count, 0)} 间`;

/** A sentence on the levels in the rooms of both versions; the rooms' own levels are in their lines. */
function soundSentence(sound: SoundCounts | null): string {
  if (sound === null) return "室内声级：有一个版本没有保存声级，不能比较；重新确认方案后的版本带有声级";
  const { louder, quieter, verdicts } = sound;
  if (louder + quieter + verdicts === 0) return "室内声级和噪声判定没有变化";
  return `室内声级：升高 ${rooms(louder)}，降低 ${rooms(quieter)}；噪声判定变化 ${rooms(verdicts)}`;
}

const signed = (units: number) => `${units > 0 ? "+" : "−"}${formatNumber(Math.abs(units), 0)}`;

const WIDTH = 96;
const MODEL_COLUMNS: readonly DataColumn<ProductDifference>[] = [
  textColumn("型号", ({ model }) => model, { width: 240 }),
  textColumn("名称", ({ name }) => name, { className: text["ink2"] }),
  figureColumn("之前", ({ unitsBefore }) => formatNumber(unitsBefore, 0), { width: WIDTH }),
  figureColumn("之后", ({ unitsAfter }) => formatNumber(unitsAfter, 0), { width: WIDTH }),
  figureColumn("增减", ({ unitsBefore, unitsAfter }) => signed(unitsAfter - unitsBefore), {
    width: WIDTH,
    className: table["strong"],
  }),
];

const ModelDifferences = ({ products }: { readonly products: readonly ProductDifference[] }) => (
  <TableBox kind="framed" className={css["models"]} label="型号数量变化">
    <DataTable isDense isLow columns={MODEL_COLUMNS} rows={products} rowKey={({ productId }) => productId} />
  </TableBox>
);
