import type { CategoryCode } from "#domain/catalogue/categories.ts";
import { callHost } from "./callHost.ts";
import { fetchHostRooms, type HostRoomsAnswer } from "./fetchHostRooms.ts";
import type { HostBridge } from "./HostBridge.ts";
import { failureOf } from "./readHostReply.ts";

interface Wanting {
  readonly signal: AbortSignal;
  readonly onProgress?: (read: number, total: number) => void;
  /** Equipment is being selected for what is selected in the drawing. */
  readonly isSelecting: boolean;
}

const NO_ROOMS_SELECTED = "设计软件中选中的对象里没有房间，请选中房间后重新读取，或取消选中以读取全部房间";

/** The host's rooms: all, or those among the selected objects where equipment is selected for these. */
export async function fetchWantedRooms(
  bridge: HostBridge,
  categoryCode: CategoryCode,
  { isSelecting, ...reading }: Wanting,
): Promise<HostRoomsAnswer> {
  if (!isSelecting) return fetchHostRooms(bridge, categoryCode, reading);
  const selected = await callHost(bridge, "selectedObjects", { categoryCode }, { signal: reading.signal });
  // Nothing selected means everything; a host that cannot say what is selected has all its rooms to be selected for.
  if (!selected.ok || selected.value.objects.length === 0)
    return fetchHostRooms(bridge, categoryCode, reading);
  const wanted = new Set(selected.value.objects.map(({ id }) => String(id)));
  const answer = await fetchHostRooms(bridge, categoryCode, { ...reading, wanted });
  const hasNone = answer.ok && answer.value.rooms.rows === 0 && answer.value.leftOut.length === 0;
  return hasNone ? { ok: false, reply: failureOf(NO_ROOMS_SELECTED) } : answer;
}
