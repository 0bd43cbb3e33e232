import { EMPTY_LIST, type ListState } from "./ListState.ts";
import { writeListAddress } from "./listAddress.ts";

/** A duty search that was answered, with the address of its list. */
export interface RecentDuty {
  readonly categoryCode: string;
  /** Query of the list's address, without the `?`. */
  readonly address: string;
  readonly found: number;
  /** ms since 1970. */
  readonly at: number;
}

export const MOST_RECENT = 8;
/** Longer than any address that is written here. */
const MAX_ADDRESS = 4_096;

const textOf = (state: ListState) =>
  writeListAddress(state)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join("&");

/** The address remembered for a search: its filters, without page and order. */
export const recentAddress = (state: ListState): string =>
  textOf({
    ...state,
    sort: EMPTY_LIST.sort,
    energy: EMPTY_LIST.energy,
    page: EMPTY_LIST.page,
    pageSize: EMPTY_LIST.pageSize,
  });

const isObject = (value: unknown): value is { readonly [Name in keyof RecentDuty]?: unknown } =>
  typeof value === "object" && value !== null;

function readOne(entry: unknown): readonly RecentDuty[] {
  if (!isObject(entry)) return [];
  const { categoryCode, address, found, at } = entry;
  return typeof categoryCode === "string" &&
    typeof address === "string" &&
    address.length <= MAX_ADDRESS &&
    typeof found === "number" &&
    typeof at === "number"
    ? [{ categoryCode, address, found, at }]
    : [];
}

/** Reads the searches kept in the browser, newest first; damaged entries are left out. */
export function readRecentDuties(kept: string | null): readonly RecentDuty[] {
  try {
    const list: unknown = JSON.parse(kept ?? "[]");
    return Array.isArray(list) ? list.flatMap(readOne).slice(0, MOST_RECENT) : [];
  } catch {
    return [];
  }
}

/** Adds a search at the front; an earlier entry of the same search is replaced. */
export function withRecentDuty(recents: readonly RecentDuty[], newest: RecentDuty): readonly RecentDuty[] {
  const others = recents.filter(
    ({ categoryCode, address }) => categoryCode !== newest.categoryCode || address !== newest.address,
  );
  return [newest, ...others].slice(0, MOST_RECENT);
}
