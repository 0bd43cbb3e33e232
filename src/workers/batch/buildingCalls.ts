import { BUILDING_NAME_LENGTH, type Building } from "#domain/batch/Building.ts";
import { refusal } from "./answered.ts";
import type { Answered } from "./BatchClient.ts";
import type { BatchEnvironment } from "./batchEnvironment.ts";
import type { BatchSession, Told } from "./BatchSession.ts";
import type { BuildingDesk } from "./BuildingDesk.ts";
import { keptBuildings } from "./keptBuildings.ts";
import { whileUnheld } from "./whileUnheld.ts";

export interface BuildingParts<Filter> extends Pick<BatchEnvironment, "storage" | "locks"> {
  /** Name of the kind of equipment. */
  readonly kind: string;
  readonly session: () => BatchSession<Filter>;
  readonly desk: Pick<BuildingDesk, "move" | "flush" | "takeOver">;
}

const unsaved = () => refusal("building.unsaved", "浏览器未能保存当前建筑，未切换");
const held = () => refusal("building.held", "建筑已在另一个标签页中打开");
const gone = () => refusal("building.gone", "建筑已在另一个标签页中删除");

/** Two tabs may make one in the same moment. */
const newId = (kind: string) =>
  `${kind}/${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

/** What a batch worker can do with the buildings that are kept. */
export function buildingCalls<Filter>(parts: () => BuildingParts<Filter>) {
  const moved = async (id: string): Promise<Answered<Told>> => {
    const isMoved = await parts().desk.move(id);
    return isMoved ? { ok: true, value: parts().session().tell() } : unsaved();
  };
  const presentId = () => parts().session().tell().summary.buildingId;

  return {
    async buildings(): Promise<readonly Building[]> {
      const { kind, storage, desk, session } = parts();
      await desk.flush();
      const {
        buildingId: id,
        buildingName: name,
        rooms,
        matched,
        unmatched,
        hasRun,
      } = session().tell().summary;
      const kept = (await keptBuildings(storage)).map((building): Building => ({
        ...building,
        isCurrent: building.id === id,
      }));
      if (kept.some(({ isCurrent }) => isCurrent)) return kept;
      const selection = { kind, isBehind: false, matched, unmatched, hasRun, savedAt: null };
      return [{ id, name, rooms, selections: [selection], savedAt: null, isCurrent: true }, ...kept];
    },

    async openBuilding(id: string): Promise<Answered<Told>> {
      const { session, storage } = parts();
      if (id === presentId()) return { ok: true, value: session().tell() };
      const kept = await keptBuildings(storage);
      return kept.some((building) => building.id === id) ? moved(id) : gone();
    },

    async newBuilding(name: string): Promise<Answered<Told>> {
      const answer = await moved(newId(parts().kind));
      if (answer.ok) parts().session().rename(name.slice(0, BUILDING_NAME_LENGTH));
      return answer.ok ? { ok: true, value: parts().session().tell() } : answer;
    },

    renameBuilding(name: string): Told {
      const session = parts().session();
      session.rename(name.slice(0, BUILDING_NAME_LENGTH));
      return session.tell();
    },

    /** Rooms and results are gone for good. The present building gives way to the one that was saved last. */
    async deleteBuilding(id: string): Promise<Answered<Told>> {
      const { kind, storage, locks, session } = parts();
      if (id !== presentId()) {
        const isRemoved = await whileUnheld(locks, id, () => storage.remove(id));
        return isRemoved ? { ok: true, value: session().tell() } : held();
      }
      if (session().access !== "own") return held();
      const others = (await keptBuildings(storage)).filter((building) => building.id !== id);
      const answer = await moved(others[0]?.id ?? newId(kind));
      if (answer.ok) await storage.remove(id);
      return answer;
    },

    async takeOver(): Promise<Answered<Told>> {
      const { desk, session } = parts();
      return (await desk.takeOver()) ? { ok: true, value: session().tell() } : held();
    },

    resume(): Told {
      const session = parts().session();
      session.resume();
      return session.tell();
    },
    moveTo: (position: number): void => parts().session().moveTo(position),
  };
}
