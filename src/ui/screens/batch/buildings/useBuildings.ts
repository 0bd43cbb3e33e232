import { useCallback, useMemo, useState } from "react";
import type { Building } from "#domain/batch/Building.ts";
import type { Answered } from "#workers/batch/answered.ts";
import type { BatchClient, BuildingsClient } from "#workers/batch/BatchClient.ts";
import { lostCall } from "../../../hooks/services/lostCall.ts";
import { useNotices } from "../../../hooks/services/useNotices.ts";

export type BuildingDialog =
  | { readonly kind: "list"; readonly buildings: readonly Building[] }
  | { readonly kind: "new" | "rename" }
  | { readonly kind: "delete"; readonly building: Building };

export interface Buildings {
  readonly dialog: BuildingDialog | null;
  /** Grows with every building that takes the place of another: what was open or half typed belongs to the former one. */
  readonly moves: number;
  readonly ask: (kind: "new" | "rename") => void;
  readonly showList: () => void;
  readonly askDelete: (building: Building) => void;
  /** For the present one, as it is now. */
  readonly askDeletePresent: () => void;
  readonly close: () => void;
  readonly open: (id: string) => void;
  readonly create: (name: string) => void;
  readonly rename: (name: string) => void;
  readonly remove: (building: Building) => void;
  readonly takeOver: () => void;
  /** Tries again to save what the browser refused. */
  readonly save: () => void;
  /** Goes on with what was brought back. */
  readonly resume: () => void;
  /** Leaves what was brought back in the list, and begins with nothing. */
  readonly startAnew: () => void;
}

export const nameOrNone = (name: string): string => name || "未命名建筑";

/** What a person does with the buildings that are kept. */
export function useBuildings(
  client: BuildingsClient & Pick<BatchClient<unknown>, "summary" | "flush">,
): Buildings {
  const notices = useNotices();
  const [dialog, setDialog] = useState<BuildingDialog | null>(null);
  const [moves, setMoves] = useState(0);

  /** `false`: it was said why not. */
  const done = useCallback(
    async (failure: string, work: Promise<Answered<null> | void>): Promise<boolean> => {
      try {
        const answer = await work;
        if (!answer || answer.ok) return true;
        notices.error(failure, answer.message);
      } catch (error) {
        notices.error(failure, lostCall(error));
      }
      return false;
    },
    [notices],
  );

  return useMemo(() => {
    const showList = async () => {
      try {
        setDialog({ kind: "list", buildings: await client.buildings() });
      } catch (error) {
        notices.error("未能读取建筑列表", lostCall(error));
      }
    };
    const move = async (failure: string, work: Promise<Answered<null>>, success?: string) => {
      setDialog(null);
      if (!(await done(failure, work))) return;
      setMoves((count) => count + 1);
      if (success) notices.success(success);
    };
    const remove = async ({ id, isCurrent }: Building) => {
      if (isCurrent) return move("未能删除建筑", client.deleteBuilding(id), "建筑已删除");
      await done("未能删除建筑", client.deleteBuilding(id));
      await showList();
    };
    /** With what the other kinds have in it, too. */
    const askDeletePresent = async () => {
      try {
        const building = (await client.buildings()).find(({ isCurrent }) => isCurrent);
        if (building) setDialog({ kind: "delete", building });
      } catch (error) {
        notices.error("未能读取建筑列表", lostCall(error));
      }
    };
    const startAnew = () => {
      const kept = nameOrNone(client.summary().buildingName);
      return move("未能重新开始", client.newBuilding(""), `“${kept}”已保留，可从建筑列表打开`);
    };
    return {
      dialog,
      moves,
      ask: (kind) => setDialog({ kind }),
      showList: () => void showList(),
      askDelete: (building) => setDialog({ kind: "delete", building }),
      askDeletePresent: () => void askDeletePresent(),
      close: () => setDialog(null),
      open: (id) => void move("未能打开建筑", client.openBuilding(id)),
      create: (name) => void move("未能新建建筑", client.newBuilding(name)),
      rename: (name) => {
        setDialog(null);
        void done("未能重命名", client.renameBuilding(name));
      },
      remove: (building) => void remove(building),
      takeOver: () => void move("未能在此继续", client.takeOver()),
      save: () => void done("未能保存", client.flush()),
      resume: () => void done("未能继续", client.resume()),
      startAnew: () => void startAnew(),
    };
  }, [client, dialog, done, moves, notices]);
}
