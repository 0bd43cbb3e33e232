import { Button } from "@mantine/core";
import { useMemo } from "react";
import type { FoundProduct } from "#api/contract/search.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { ChosenPump } from "#domain/building/systems/water/KeptPump.ts";
import type { DutyCard } from "#domain/building/systems/water/waterDutyCard.ts";
import { isReadFromChart } from "#domain/catalogue/chartSource.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { PumpSheet } from "#workers/batch/systems/SystemSheet.ts";
import { SideDrawer } from "../../../kit/dialog/SideDrawer.tsx";
import { EmptyState } from "../../../kit/layout/EmptyState.tsx";
import { drawnColumn, figureColumn, textColumn } from "../../../kit/table/columns.ts";
import type { DataColumn } from "../../../kit/table/DataColumn.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { DataTable } from "../../../kit/table/DataTable.tsx";
import { useSystemPumps } from "./useSystemPumps.ts";

interface PumpDrawerProps {
  readonly sheet: PumpSheet;
  readonly card: DutyCard;
  /** The duty of the other season of two pipes, which the verdict counts, too. */
  readonly other: string | null;
  readonly onClose: () => void;
  readonly onChoose: (pump: ChosenPump) => void;
}

/** As many as a drawer shows; the list has them all. */
const MOST = 30;

/** A running figure of a found pump; null where it is not stated. */
function figureOf({ productPropertyValues }: FoundProduct, code: string): number | null {
  const value = productPropertyValues.find((each) => each.code === code)?.value;
  return typeof value === "number" ? value : null;
}

/** Pumps that give today's duty of a system, in the order of the list, to be kept with it. */
export function PumpDrawer({ sheet, card, other, onClose, onChoose }: PumpDrawerProps) {
  const { settings } = sheet;
  const { data, isError, refetch } = useSystemPumps(card, settings, MOST);
  const columns = useMemo((): readonly DataColumn<FoundProduct>[] => {
    const running = (header: string, code: string, digits: number, unit: string) =>
      figureColumn<FoundProduct>(header, (found) => formatNumber(figureOf(found, code), digits), {
        width: 88,
        unit,
      });
    return [
      textColumn("品牌", ({ brandName }) => brandName, { width: 96 }),
      textColumn(
        "型号",
        ({ model, isSample, source }) =>
          `${model}${isSample ? "（示例数据）" : isReadFromChart(source) ? "（读图）" : ""}`,
      ),
      running("流量", PROPERTY.airFlow, 2, "m³/h"),
      running("扬程", PROPERTY.head, 2, "m"),
      running("效率", PROPERTY.pumpEfficiency, 1, "%"),
      figureColumn("轴功率", ({ shaftPower }) => formatNumber(shaftPower ?? null, 2), {
        width: 80,
        unit: "kW",
      }),
      drawnColumn(
        "",
        ({ id, model, brandName }) => (
          <LinkButton aria-label={`采用 ${model}`} onClick={() => onChoose({ id, model, brand: brandName })}>
            采用
          </LinkButton>
        ),
        { width: 72 },
      ),
    ];
  }, [onChoose]);
  const total = data?.totalCount ?? 0;
  return (
    <SideDrawer
      opened
      side="right"
      width={840}
      title={`${sheet.name}采用水泵`}
      headExtra={
        <span>
          单台 {formatNumber(card.eachFlow, 2)} m³/h × {formatNumber(card.head, 2)} m，
          {other !== null && `${other}，采用后一并判定，`}
          {total > MOST ? `前 ${MOST} 台，共 ${formatNumber(total, 0)} 台` : `${formatNumber(total, 0)} 台`}
        </span>
      }
      onClose={onClose}
    >
      {isError ? (
        <EmptyState
          kind="error"
          title="未能查找水泵"
          why="请检查网络"
          actions={<Button onClick={() => void refetch()}>重试</Button>}
        />
      ) : (
        <DataTable
          label="可采用的水泵"
          isDense
          columns={columns}
          rows={data?.list ?? null}
          rowKey={({ id }) => id}
          skeleton={{ rows: 10 }}
          empty="没有满足此工况的水泵，请检查工况或增加运行台数"
        />
      )}
    </SideDrawer>
  );
}
