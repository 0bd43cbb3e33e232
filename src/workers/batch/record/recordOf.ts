/** Suffix of records that could not be read, kept for a program that can read them. */
const SET_ASIDE = ".set-aside";

/**
 * The kind under which a building was created: the first building of each kind has its name, others are
 * `kind/…`.
 */
const originOf = (building: string) => building.split("/")[0]!;

/**
 * Id of the record for one kind's selection in a building. The kind under which the building was created uses
 * the building's own id, as the only kind did before kinds shared a building.
 */
export const recordOf = (building: string, kind: string): string =>
  originOf(building) === kind ? building : `@${kind}:${building}`;

/** The building and the kind of a record; `null` for one that was set aside. */
export function partsOfRecordId(record: string): { readonly building: string; readonly kind: string } | null {
  if (record.endsWith(SET_ASIDE)) return null;
  const [, kind, building] = /^@([^:]+):(.+)$/u.exec(record) ?? [];
  return kind !== undefined && building !== undefined
    ? { building, kind }
    : { building: record, kind: originOf(record) };
}

export const asideOf = (record: string): string => `${record}${SET_ASIDE}`;
