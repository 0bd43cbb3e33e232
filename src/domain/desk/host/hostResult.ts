import type { PlanRoom } from "../../building/batch/state/plan.ts";

/** The part of a room of a confirmed plan that the host receives. */
export type HostResult = Partial<PlanRoom>;

/** The part of a room that a kind of equipment hands over; the whole room if no `fields` are named. */
export function hostResultOf(room: PlanRoom, fields: readonly (keyof PlanRoom)[] | undefined): HostResult {
  if (fields === undefined) return room;
  return fields.reduce<HostResult>(
    (sent, field) => (room[field] === undefined ? sent : { ...sent, [field]: room[field] }),
    {},
  );
}
