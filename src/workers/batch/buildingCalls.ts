import * as v from "valibot";
import { BUILDING_NAME_LENGTH, type Building } from "#domain/batch/Building.ts";
import { refusal } from "./answered.ts";
import type { Answered } from "./BatchClient.ts";
import type { BatchEnvironment } from "./batchEnvironment.ts";
import type { BatchSession, Told } from "./BatchSession.ts";
import { ListedHeadSchema } from "./savedSchemas.ts";
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

function listed(id: string, head: unknown): Building[] {
  const read = v.safeParse(ListedHeadSchema, head);
  // Nothing we could open: it is set aside when somebody tries.
  if (!read.success) return [];
  const { givenName, buildingName, rows, matched, savedAt } = read.output;
  const name = givenName || buildingName;
  return [{ id, name, rooms: rows, matched: matched ?? null, savedAt: savedAt ?? null, isCurrent: false }];
}

const newestFirst = (one: Building, other: Building) => (other.savedAt ?? 0) - (one.savedAt ?? 0);

/** What is kept of one kind of equipment, the newest first; the present building may not have been written yet. */
export async function keptBuildings({
  kind,
  storage,
}: Pick<BuildingParts<never>, "kind" | "storage">): Promise<Building[]> {
  const heads = await storage.heads(kind);
  return [...heads].flatMap(([id, head]) => listed(id, head)).sort(newestFirst);
}

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
      const kept = await keptBuildings(parts());
      const { buildingId: id, buildingName: name, rooms, matched } = session.tell().summary;
      if (!kept.some((building) => building.id === id))
        kept.unshift({ id, name, rooms, matched, savedAt: null, isCurrent: true });
      return kept.map((building) => ({ ...building, isCurrent: building.id === id }));
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
      const others = (await keptBuildings({ kind, storage })).filter((building) => building.id !== id);
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
