import { formatNumber } from "#domain/formatNumber.ts";
import type { Building } from "#domain/batch/Building.ts";
import { Confirm } from "../../../components/dialog/Confirm.tsx";
import { nameOrNone, type Buildings } from "./useBuildings.ts";
import { useMayEdit } from "../useMayEdit.ts";
import { BuildingList } from "./BuildingList.tsx";
import { selectionWords } from "./selectionWords.ts";
import { BuildingNameDialog } from "./BuildingNameDialog.tsx";

function whatIsLost({ rooms, selections }: Building): string {
  if (rooms === 0) return "其中没有房间。";
  const selected = selectionWords(selections, " 间");
  const results = selected && `及其选型结果（已匹配：${selected}）`;
  return `${formatNumber(rooms, 0)} 间房间${results}将被删除，不可恢复。`;
}

/** What is asked about whole buildings; one at a time. `name`: of the present one. */
export function BuildingDialogs({ name, buildings }: { name: string; buildings: Buildings }) {
  const mayEdit = useMayEdit();
  const { dialog, close } = buildings;
  switch (dialog?.kind) {
    case "list":
      return <BuildingList list={dialog.buildings} mayDeleteCurrent={mayEdit} buildings={buildings} />;
    case "new":
      return (
        <BuildingNameDialog title="新建建筑" name="" isOptional onSave={buildings.create} onClose={close} />
      );
    case "rename":
      return (
        <BuildingNameDialog
          title="重命名建筑"
          name={name}
          isOptional={false}
          onSave={buildings.rename}
          onClose={close}
        />
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
    case undefined:
      return null;
  }
}
