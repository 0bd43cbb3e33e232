import { Button } from "@mantine/core";
import type { Building } from "#domain/building/batch/state/Building.ts";
import { formatNumber, MISSING } from "#domain/base/formatNumber.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import table from "../../../kit/table/table.module.css";
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

/** All buildings that are kept, the newest first, each once with the kinds that are selected for it. */
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
      <div className={css["list"]}>
        <table className={table["vt"]} aria-label="保存的建筑">
          <colgroup>
            <col />
            <col style={{ width: 80 }} />
            <col style={{ width: 296 }} />
            <col style={{ width: 128 }} />
            <col style={{ width: 112 }} />
          </colgroup>
          <thead>
            <tr className={css["lowHead"]}>
              <th scope="col">名称</th>
              <th scope="col" className={table["num"]}>
                房间
              </th>
              <th scope="col">已匹配</th>
              <th scope="col">保存时间</th>
              <th scope="col" className={table["num"]}>
                操作
              </th>
            </tr>
          </thead>
          <tbody>
            {list.map((building) => {
              const { id, rooms, selections, savedAt, isCurrent } = building;
              const selected = selectionWords(selections) || MISSING;
              const name = nameOrNone(building.name);
              return (
                <tr key={id} data-sel={isCurrent || undefined} aria-current={isCurrent || undefined}>
                  <td title={name}>{name}</td>
                  <td className={table["num"]}>{formatNumber(rooms, 0)}</td>
                  <td title={selected}>{selected}</td>
                  <td>{savedAt === null ? MISSING : formatMoment(savedAt)}</td>
                  <td className={table["num"]}>
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
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}
