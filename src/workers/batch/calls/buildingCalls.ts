import { BUILDING_NAME_LENGTH, type Building } from "#domain/building/batch/state/Building.ts";
import { refusal, type Answered } from "../run/answered.ts";
import type { BatchImplementation } from "./batchCalls.ts";
import type { BatchEnvironment } from "../record/batchEnvironment.ts";
import type { TabBuilding } from "../session/TabBuilding.ts";
import { newBuildingId } from "../record/newBuildingId.ts";
import type { OpenSelection } from "../session/Opening.ts";
import { keptBuildings } from "../record/keptBuildings.ts";
import { whileUnlocked } from "../record/whileUnlocked.ts";

const DONE = { ok: true, value: null } as const;
const unsaved = () => refusal("building.unsaved", "浏览器未能保存当前建筑，未切换");
const held = () => refusal("building.held", "建筑已在另一个标签页中打开");
const gone = () => refusal("building.gone", "建筑已在另一个标签页中删除");

/** The part of a batch worker for stored buildings. */
export function buildingCalls(
  opened: () => OpenSelection,
  { storage, locks }: Pick<BatchEnvironment, "storage" | "locks">,
  tabBuilding: Pick<TabBuilding, "move" | "flush" | "takeOver">,
) {
  // A new session after every change of building.
  const session = () => opened().session;
  const moved = async (id: string): Promise<Answered<null>> =>
    (await tabBuilding.move(id)) ? DONE : unsaved();
  const presentId = () => session().update().summary.buildingId;
  const rename = (name: string) => session().rename(name.slice(0, BUILDING_NAME_LENGTH));

  return {
    async buildings() {
      await tabBuilding.flush();
      const {
        buildingId: id,
        buildingName: name,
        rooms,
        matched,
        unmatched,
        hasRun,
      } = session().update().summary;
      const kept = (await keptBuildings(storage)).map((building): Building => ({
        ...building,
        isCurrent: building.id === id,
      }));
      if (kept.some(({ isCurrent }) => isCurrent)) return kept;
      const { kind } = opened();
      const selection = { kind, isBehind: false, matched, unmatched, hasRun, savedAt: null };
      return [{ id, name, rooms, selections: [selection], savedAt: null, isCurrent: true }, ...kept];
    },

    async openBuilding(id) {
      if (id === presentId()) return DONE;
      const kept = await keptBuildings(storage);
      return kept.some((building) => building.id === id) ? moved(id) : gone();
    },

    async newBuilding(name) {
      const answer = await moved(newBuildingId(opened().kind));
      if (answer.ok) rename(name);
      return answer;
    },

    renameBuilding: rename,

    /** Deletes rooms and results for good. The building that was saved last replaces the present one. */
    async deleteBuilding(id) {
      if (id !== presentId()) {
        const isRemoved = await whileUnlocked(locks, id, () => storage.remove(id));
        return isRemoved ? DONE : held();
      }
      if (session().access !== "own") return held();
      const others = (await keptBuildings(storage)).filter((building) => building.id !== id);
      const answer = await moved(others[0]?.id ?? newBuildingId(opened().kind));
      if (answer.ok) await storage.remove(id);
      return answer;
    },

    takeOver: async () => ((await tabBuilding.takeOver()) ? DONE : held()),
    resume: () => session().resume(),
    moveTo: (position) => session().moveTo(position),
  } satisfies Partial<BatchImplementation>;
}
