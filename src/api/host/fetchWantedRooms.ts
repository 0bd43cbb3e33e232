import type { CategoryCode } from "#domain/catalogue/categories.ts";
import { callHost } from "./callHost.ts";
import { fetchHostRooms, type HostRoomsAnswer } from "./fetchHostRooms.ts";
import type { HostBridge } from "./HostBridge.ts";
import { failureOf } from "./readHostReply.ts";

interface Wanting {
  readonly signal: AbortSignal;
  readonly onProgress?: (read: number, total: number) => void;
  /** Selection is for the rooms that are selected in the drawing. */
  readonly isSelecting: boolean;
}

const NO_ROOMS_SELECTED = "设计软件中选中的对象里没有房间，请选中房间后重新读取，或取消选中以读取全部房间";

/** The host's rooms: all, or only those among the objects selected in the drawing. */
export async function fetchWantedRooms(
  bridge: HostBridge,
  categoryCode: CategoryCode,
  { isSelecting, ...reading }: Wanting,
): Promise<HostRoomsAnswer> {
  if (!isSelecting) return fetchHostRooms(bridge, categoryCode, reading);
  const selected = await callHost(bridge, "selectedObjects", { categoryCode }, { signal: reading.signal });
  // Without a selection all rooms are meant; so they are if the host cannot tell its selection.
  if (!selected.ok || selected.value.objects.length === 0)
    return fetchHostRooms(bridge, categoryCode, reading);
  const wanted = new Set(selected.value.objects.map(({ id }) => String(id)));
  const answer = await fetchHostRooms(bridge, categoryCode, { ...reading, wanted });
  const hasNone = answer.ok && answer.value.rooms.rows === 0 && answer.value.leftOut.length === 0;
  return hasNone ? { ok: false, reply: failureOf(NO_ROOMS_SELECTED) } : answer;
}
