/** A system in two versions of a plan; `null` for the version without it. */
export interface Difference<Duty> {
  readonly id: string;
  readonly name: string;
  readonly before: Duty | null;
  readonly after: Duty | null;
  readonly isSame: boolean;
}

/** Pairs the systems of both versions by id, in the order of the later version. */
export function compareSystems<Duty extends { readonly id: string; readonly name: string }>(
  before: readonly Duty[] = [],
  after: readonly Duty[] = [],
): readonly Difference<Duty>[] {
  const earlier = new Map(before.map((duty) => [duty.id, duty]));
  const found = after.map((duty): Difference<Duty> => {
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
