import { Suspense } from "react";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { BUILDING_NAME_LENGTH, type Building } from "#domain/building/batch/state/Building.ts";
import type { VersionsClient } from "../versions/VersionsClient.ts";
import { Confirm } from "../../../kit/dialog/Confirm.tsx";
import { NameDialog } from "../../../kit/dialog/NameDialog.tsx";
import { nameOrNone, type Buildings } from "../context/Buildings.ts";
import { useMayEdit } from "../context/useMayEdit.ts";
import { selectionWords } from "./selectionWords.ts";
import { BuildingList, PlanVersions } from "./lateDialogs.ts";

function whatIsLost({ rooms, selections }: Building): string {
  if (rooms === 0) return "其中没有房间。";
  const selected = selectionWords(selections, " 间");
  const results = selected && `及其选型结果（已匹配：${selected}）`;
  return `${formatNumber(rooms, 0)} 间房间${results}将被删除，不可恢复。`;
}

const NAME = { label: "建筑名称", maxLength: BUILDING_NAME_LENGTH } as const;

interface BuildingDialogsProps {
  readonly client: VersionsClient;
  /** Name of the open building */
  readonly name: string;
  readonly buildings: Buildings;
}

/** Dialogs about whole buildings, one at a time */
export function BuildingDialogs({ client, name, buildings }: BuildingDialogsProps) {
  const mayEdit = useMayEdit();
  const { dialog, close } = buildings;
  switch (dialog?.kind) {
    case "list":
      return (
        <Suspense>
          <BuildingList list={dialog.buildings} mayDeleteCurrent={mayEdit} buildings={buildings} />
        </Suspense>
      );
    case "new":
      return (
        <NameDialog
          {...NAME}
          title="新建建筑"
          name=""
          submitLabel="新建"
          // An empty name is replaced by that of the imported file.
          placeholder="留空时取导入的文件名"
          onSave={buildings.create}
          onClose={close}
        />
      );
    case "rename":
      return (
        <NameDialog {...NAME} title="重命名建筑" name={name} onSave={buildings.rename} onClose={close} />
      );
    case "delete": {
      const { building } = dialog;
      return (
        <Confirm
          opened
          title="删除建筑"
          message={`是否删除建筑“${nameOrNone(building.name)}”？`}
          extra={whatIsLost(building)}
          onConfirm={() => buildings.remove(building)}
          onCancel={close}
        />
      );
    }
    case "versions":
      return (
        <Suspense>
          <PlanVersions client={client} compared={dialog.compared} buildings={buildings} />
        </Suspense>
      );
    case undefined:
      return null;
  }
}
