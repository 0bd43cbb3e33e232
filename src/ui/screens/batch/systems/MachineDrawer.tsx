import { Button } from "@mantine/core";
import { useMemo } from "react";
import type { FoundProduct } from "#api/contract/search.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { ChosenMachine } from "#domain/building/systems/judgeMachine.ts";
import { isReadFromChart } from "#domain/catalogue/chartSource.ts";
import { SideDrawer } from "../../../kit/dialog/SideDrawer.tsx";
import { EmptyState } from "../../../kit/layout/EmptyState.tsx";
import { drawnColumn, figureColumn, textColumn } from "../../../kit/table/columns.ts";
import type { DataColumn } from "../../../kit/table/DataColumn.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { DataTable } from "../../../kit/table/DataTable.tsx";

interface MachineDrawerProps {
  readonly title: string;
  /** 水泵 */
  readonly noun: string;
  /** The duty of one machine in words */
  readonly duty: string;
  readonly found: {
    readonly data: { readonly list: readonly FoundProduct[]; readonly totalCount: number } | undefined;
    readonly isError: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  /** Figures at the operating point as columns; the same between renders. */
  readonly figures: readonly (readonly [title: string, code: string, digits: number, unit: string])[];
  readonly empty: string;
  readonly onClose: () => void;
  readonly onChoose: (machine: ChosenMachine) => void;
}

/** Most machines in a drawer; the list has all. */
export const DRAWER_MOST = 30;

/** A figure of a found pump at its operating point; null if not stated. */
function figureOf({ productPropertyValues }: FoundProduct, code: string): number | null {
  const value = productPropertyValues.find((each) => each.code === code)?.value;
  return typeof value === "number" ? value : null;
}

/** Machines for the present duty of a system in the order of the list; one can be kept with the system. */
export function MachineDrawer(props: MachineDrawerProps) {
  const { title, noun, duty, found, figures, empty, onClose, onChoose } = props;
  const { data, isError, refetch } = found;
  const columns = useMemo((): readonly DataColumn<FoundProduct>[] => {
    const running = (header: string, code: string, digits: number, unit: string) =>
      figureColumn<FoundProduct>(header, (machine) => formatNumber(figureOf(machine, code), digits), {
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
      ...figures.map(([header, code, digits, unit]) => running(header, code, digits, unit)),
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
  }, [figures, onChoose]);
  const total = data?.totalCount ?? 0;
  return (
    <SideDrawer
      opened
      side="right"
      width={840}
      title={title}
      headExtra={
        <span>
          {duty}，
          {total > DRAWER_MOST
            ? `前 ${DRAWER_MOST} 台，共 ${formatNumber(total, 0)} 台`
            : `${formatNumber(total, 0)} 台`}
        </span>
      }
      onClose={onClose}
    >
      {isError ? (
        <EmptyState
          kind="error"
          title={`未能查找${noun}`}
          why="请检查网络"
          actions={<Button onClick={() => void refetch()}>重试</Button>}
        />
      ) : (
        <DataTable
          label={`可采用的${noun}`}
          isDense
          columns={columns}
          rows={data?.list ?? null}
          rowKey={({ id }) => id}
          skeleton={{ rows: 10 }}
          empty={empty}
        />
      )}
    </SideDrawer>
  );
}
