import { useCallback, useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { Building } from "#domain/building/batch/state/Building.ts";
import type { Answered } from "#workers/batch/run/answered.ts";
import type { BatchClient, BuildingsClient } from "#workers/batch/calls/BatchClient.ts";
import { BATCH_ROUTES } from "../../../addresses/batchRoutes.ts";
import { GOES_ON } from "../../../page/services/useGoesOn.ts";
import { lostCall } from "../../../page/services/lostCall.ts";
import { useNotices } from "../../../page/services/useNotices.ts";
import type { ComparedVersions } from "../context/ComparedVersions.ts";
import { versionFailure } from "../versions/versionFailure.ts";
import { nameOrNone, type BuildingDialog, type Buildings } from "../context/Buildings.ts";
import { fetched } from "../../../page/browser/fetched.tsx";
import { BuildingList, PlanVersions } from "./lateDialogs.ts";

export const BuildingDialogs = fetched(async () => (await import("./BuildingDialogs.tsx")).BuildingDialogs);

/** The user's actions on stored buildings */
export function useBuildings(
  client: BuildingsClient & Pick<BatchClient<unknown>, "summary" | "flush" | "openVersion">,
): Buildings {
  const navigate = useNavigate();
  const notices = useNotices();
  const [dialog, setDialog] = useState<BuildingDialog | null>(null);
  const [moves, setMoves] = useState(0);

  /** Returns `false` on failure, after reporting it. */
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
    /** Opens a dialog after its script is loaded. */
    const ask = async (next: BuildingDialog) => {
      try {
        await BuildingDialogs.load();
        setDialog(next);
      } catch {
        notices.error("未能打开窗口", "网络连接失败，请检查网络后重试");
      }
    };
    const showList = async () => {
      try {
        const [buildings] = await Promise.all([client.buildings(), BuildingList.load()]);
        await ask({ kind: "list", buildings });
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
    /** Includes the selections of other kinds for the building. */
    const askDeletePresent = async () => {
      try {
        const building = (await client.buildings()).find(({ isCurrent }) => isCurrent);
        if (building) await ask({ kind: "delete", building });
      } catch (error) {
        notices.error("未能读取建筑列表", lostCall(error));
      }
    };
    const startAnew = () => {
      const kept = nameOrNone(client.summary().buildingName);
      return move("未能重新开始", client.newBuilding(""), `“${kept}”已保留，可从建筑列表打开`);
    };
    const showVersions = async (compared: ComparedVersions | null) => {
      try {
        await PlanVersions.load();
        await ask({ kind: "versions", compared });
      } catch {
        notices.error("未能打开方案版本", "网络连接失败，请检查网络后重试");
      }
    };
    const openVersion = async (projectId: string, versionId: string, part: string | null = null) => {
      const failure = "未能打开版本";
      try {
        const answer = await client.openVersion(projectId, versionId);
        if (!answer.ok) return notices.error(failure, versionFailure(answer));
        setDialog(null);
        setMoves((count) => count + 1);
        const route = BATCH_ROUTES.find(({ name }) => name === answer.value.kind);
        const search = part === null ? "" : `?${new URLSearchParams({ part }).toString()}`;
        if (route) void navigate(`${route.path}${search}`, { state: GOES_ON });
        notices.success("已作为一栋建筑打开", "原来的建筑已保存，可从“打开其他建筑”返回");
      } catch (error) {
        notices.error(failure, lostCall(error));
      }
    };
    return {
      dialog,
      moves,
      ask: (kind) => void ask({ kind }),
      showList: () => void showList(),
      askDelete: (building) => void ask({ kind: "delete", building }),
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
      showVersions: (compared) => void showVersions(compared ?? null),
      openVersion,
    };
  }, [client, dialog, done, moves, navigate, notices]);
}
