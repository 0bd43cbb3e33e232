import { Button } from "@mantine/core";
import type { Building } from "#domain/building/batch/state/Building.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { drawnColumn, figureColumn, textColumn } from "../../../kit/table/columns.ts";
import type { DataColumn } from "../../../kit/table/DataColumn.ts";
import { DataTable } from "../../../kit/table/DataTable.tsx";
import table from "../../../kit/table/table.module.css";
import { selectedRow } from "../../../kit/table/selectedRow.ts";
import { TableBox } from "../../../kit/table/TableBox.tsx";
import { nameOrNone, type Buildings } from "../context/Buildings.ts";
import text from "../../../kit/styles/text.module.css";
import { Dialog } from "../../../kit/dialog/Dialog.tsx";
import css from "./Buildings.module.css";
import { formatMoment } from "../context/formatMoment.ts";
import { selectionWords } from "./selectionWords.ts";

interface BuildingListProps {
  readonly list: readonly Building[];
  readonly mayDeleteCurrent: boolean;
  readonly buildings: Buildings;
}

const WIDTH = 880;
const COLUMNS: readonly DataColumn<Building>[] = [
  textColumn("名称", ({ name }) => nameOrNone(name)),
  figureColumn("房间", ({ rooms }) => formatNumber(rooms, 0), { width: 80 }),
  textColumn("已匹配", ({ selections }) => selectionWords(selections) || null, { width: 296 }),
  textColumn("保存时间", ({ savedAt }) => (savedAt === null ? null : formatMoment(savedAt)), { width: 128 }),
];

const columnsOf = (buildings: Buildings, mayDeleteCurrent: boolean): readonly DataColumn<Building>[] => [
  ...COLUMNS,
  drawnColumn(
    "操作",
    (building) => {
      const { id, isCurrent } = building;
      const name = nameOrNone(building.name);
      return (
        <div className={table["acts"]}>
          {isCurrent ? (
            <span className={text["dim"]}>当前</span>
          ) : (
            <LinkButton aria-label={`打开 ${name}`} onClick={() => buildings.open(id)}>
              打开
            </LinkButton>
          )}
          <LinkButton
            aria-label={`删除 ${name}`}
            disabled={isCurrent && !mayDeleteCurrent}
            onClick={() => buildings.askDelete(building)}
          >
            删除
          </LinkButton>
        </div>
      );
    },
    { width: 112, isFigure: true },
  ),
];

/** All stored buildings, newest first, with the kinds of equipment selected for each */
export function BuildingList({ list, mayDeleteCurrent, buildings }: BuildingListProps) {
  return (
    <Dialog
      opened
      title="建筑"
      width={WIDTH}
      onClose={buildings.close}
      aside={<LinkButton onClick={() => buildings.ask("new")}>新建建筑</LinkButton>}
      actions={
        <Button variant="default" data-autofocus onClick={buildings.close}>
          关闭
        </Button>
      }
    >
      <TableBox kind="framed" className={css["list"]}>
        <DataTable
          label="保存的建筑"
          isLow
          columns={columnsOf(buildings, mayDeleteCurrent)}
          rows={list}
          rowKey={({ id }) => id}
          rowProps={({ isCurrent }) => selectedRow(isCurrent)}
        />
      </TableBox>
    </Dialog>
  );
}
