/** Parts of a record that could not be read, kept for somebody who can. */
const SET_ASIDE = ".set-aside";

/** The kind under which a building was made: the first building of each has its name, others are `kind/…`. */
const originOf = (building: string) => building.split("/")[0]!;

/**
 * By which one kind's selection in a building is kept. That of the kind it was made under bears the building's own id,
 * as the only one did before kinds shared a building.
 */
export const recordOf = (building: string, kind: string): string =>
  originOf(building) === kind ? building : `@${kind}:${building}`;

/** The building and the kind of a record; `null` for what was set aside. */
export function partsOfRecordId(record: string): { readonly building: string; readonly kind: string } | null {
  if (record.endsWith(SET_ASIDE)) return null;
  const [, kind, building] = /^@([^:]+):(.+)$/u.exec(record) ?? [];
  return kind !== undefined && building !== undefined
    ? { building, kind }
    : { building: record, kind: originOf(record) };
}

export const asideOf = (record: string): string => `${record}${SET_ASIDE}`;
