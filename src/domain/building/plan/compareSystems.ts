import type { PlanDuty, PlanSystems } from "./PlanContent.ts";

/** A system of two versions of a plan; `null` where one does not have it. */
export interface SystemDifference {
  readonly id: string;
  readonly name: string;
  readonly before: PlanDuty | null;
  readonly after: PlanDuty | null;
  readonly isSame: boolean;
}

/** The systems of both versions by id, those of the later one first. */
export function compareSystems(
  before: PlanSystems | undefined,
  after: PlanSystems | undefined,
): readonly SystemDifference[] {
  const earlier = new Map((before?.duties ?? []).map((duty) => [duty.id, duty]));
  const found = (after?.duties ?? []).map((duty): SystemDifference => {
    const was = earlier.get(duty.id) ?? null;
    earlier.delete(duty.id);
    const isSame = JSON.stringify(was) === JSON.stringify(duty);
    return { id: duty.id, name: duty.name, before: was, after: duty, isSame };
  });
  return [
    ...found,
    ...[...earlier.values()].map((was) => ({
      ...{ id: was.id, name: was.name, before: was, after: null, isSame: false },
    })),
  ];
}
