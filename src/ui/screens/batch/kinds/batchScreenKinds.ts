/**
 * The kinds of equipment that have a batch screen, one line each, in the order of their tabs. A kind is a form and
 * columns (kinds/<kind>), and a route.
 */
export const BATCH_SCREEN_KINDS = [
  { name: "fanCoil", title: "风机盘管", path: "/multiRoom/fanCoil" },
] as const;

export type BatchScreenName = (typeof BATCH_SCREEN_KINDS)[number]["name"];
