import { BUILDING_NAME_LENGTH, type Building } from "#domain/batch/Building.ts";
import { refusal } from "./answered.ts";
import type { Answered } from "./BatchClient.ts";
import type { BatchEnvironment } from "./batchEnvironment.ts";
import type { BatchSession, Told } from "./BatchSession.ts";
import { keptBuildings } from "./keptBuildings.ts";
import { whileUnheld } from "./whileUnheld.ts";

export interface BuildingParts<Filter> extends Pick<BatchEnvironment, "storage" | "locks"> {
  /** Name of the kind of equipment. */
  readonly kind: string;
  readonly session: () => BatchSession<Filter>;
  /** Lets the present building go and opens another; `null`: the browser refuses to save, and the present one stays. */
  readonly move: (building: string) => Promise<Told | null>;
}

const unsaved = () => refusal("building.unsaved", "浏览器未能保存当前建筑，未切换");
const held = () => refusal("building.held", "建筑已在另一个标签页中打开");
const gone = () => refusal("building.gone", "建筑已在另一个标签页中删除");

/** Two tabs may make one in the same moment. */
const newId = (kind: string) =>
  `${kind}/${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

/** What a batch worker can do with the buildings that are kept of its kind. */
export function buildingCalls<Filter>(parts: () => BuildingParts<Filter>) {
  const moved = async (id: string): Promise<Answered<Told>> => {
    const told = await parts().move(id);
    return told === null ? unsaved() : { ok: true, value: told };
  };
  const presentId = () => parts().session().tell().summary.buildingId;

  return {
    async buildings(): Promise<readonly Building[]> {
      const session = parts().session();
      await session.flush();
      const { kind, storage } = parts();
      const { buildingId: id, buildingName: name, rooms, matched } = session.tell().summary;
      const kept = (await keptBuildings(storage, kind)).map((building): Building => ({
        id: building.id,
        name: building.name,
        rooms: building.rooms,
        matched: building.matched,
        savedAt: building.savedAt,
        isCurrent: building.id === id,
      }));
      const isThere = kept.some(({ isCurrent }) => isCurrent);
      return isThere ? kept : [{ id, name, rooms, matched, savedAt: null, isCurrent: true }, ...kept];
    },

    async openBuilding(id: string): Promise<Answered<Told>> {
      const { kind, storage } = parts();
      return (await storage.heads(kind)).has(id) ? moved(id) : gone();
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
      const others = (await keptBuildings(storage, kind)).filter((building) => building.id !== id);
      const answer = await moved(others[0]?.id ?? newId(kind));
      if (answer.ok) await storage.remove(id);
      return answer;
    },

    async takeOver(): Promise<Answered<Told>> {
      const session = parts().session();
      return (await session.takeOver()) ? { ok: true, value: session.tell() } : held();
    },

    resume(): Told {
      const session = parts().session();
      session.resume();
      return session.tell();
    },
    moveTo: (position: number): void => parts().session().moveTo(position),
  };
}
