import type { PlanRoom } from "../../building/batch/state/plan.ts";

/** One room of a confirmed plan with what the host receives of it. */
export type HostResult = Partial<PlanRoom>;

/** What a kind of equipment hands over of each room; everything that the plan says where `fields` names nothing. */
export function hostResultOf(room: PlanRoom, fields: readonly (keyof PlanRoom)[] | undefined): HostResult {
  if (fields === undefined) return room;
  return fields.reduce<HostResult>(
    (told, field) => (room[field] === undefined ? told : { ...told, [field]: room[field] }),
    {},
  );
}
