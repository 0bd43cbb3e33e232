import * as v from "valibot";
import {
  MOST_LIBRARIES,
  MOST_MANUAL_MEGABYTES,
  MOST_OWN_PRODUCTS,
} from "#domain/desk/library/libraryLimits.ts";
import { MOST_LINKS, MOST_PLAN_BYTES, MOST_PROJECTS } from "#domain/desk/project/projectLimits.ts";

const MB = 1024 ** 2;

/** Limits of stored data and of rates, for a person or a network; each is a setting. */
export const BOUNDS = {
  /** Projects that a user is a member of. */
  projects: { variable: "LIMIT_PROJECTS", usual: MOST_PROJECTS, least: 1, most: 100_000 },
  /** Libraries of own products that a user is a member of. */
  libraries: { variable: "LIMIT_LIBRARIES", usual: MOST_LIBRARIES, least: 1, most: 100_000 },
  /** Products of one library, including drafts. */
  libraryProducts: {
    variable: "LIMIT_LIBRARY_PRODUCTS",
    usual: MOST_OWN_PRODUCTS,
    least: 1,
    most: 1_000_000,
  },
  /** Manuals of one library in total. */
  libraryManualMegabytes: {
    variable: "LIMIT_LIBRARY_MANUAL_MB",
    usual: MOST_MANUAL_MEGABYTES,
    least: 1,
    most: 1_000_000,
  },
  /** Links of a project or of a library that are in force. */
  links: { variable: "LIMIT_LINKS", usual: MOST_LINKS, least: 1, most: 100_000 },
  /** Plans of a project, compressed. */
  projectMegabytes: { variable: "LIMIT_PROJECT_MB", usual: MOST_PLAN_BYTES / MB, least: 1, most: 1_000_000 },
  /** Plans of all projects that a user owned first: ten full projects. */
  accountMegabytes: { variable: "LIMIT_ACCOUNT_MB", usual: 2_000, least: 1, most: 1_000_000 },
  /** Parts of plans that a user may send; a building of 50,000 rooms has some 55. */
  partsAMinute: { variable: "LIMIT_PARTS_A_MINUTE", usual: 600, least: 1, most: 1_000_000 },
  /** More messages than anybody has reason to send in an hour. */
  messagesAnHour: { variable: "LIMIT_MESSAGES_AN_HOUR", usual: 20, least: 1, most: 10_000 },
  /** Limits visitors who delete their cookies; an institute behind one address sends fewer. */
  networkMessagesAnHour: {
    variable: "LIMIT_NETWORK_MESSAGES_AN_HOUR",
    usual: 200,
    least: 1,
    most: 100_000,
  },
  /** Usage events from one network: those of some 500 active people. */
  tracksAMinute: { variable: "LIMIT_TRACKS_A_MINUTE", usual: 6_000, least: 100, most: 10_000_000 },
  /** Components for Revit that a user may download. */
  downloadsADay: { variable: "LIMIT_DOWNLOADS_A_DAY", usual: 30, least: 1, most: 100_000 },
} as const;

export type BoundName = keyof typeof BOUNDS;
export type Bounds = Readonly<Record<BoundName, number>>;

const names = Object.keys(BOUNDS) as readonly BoundName[];

const boundsBy = (valueOf: (name: BoundName) => number): Bounds =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Bounds;

export const USUAL_BOUNDS: Bounds = boundsBy((name) => BOUNDS[name].usual);

function schemaOf({ usual, least, most }: (typeof BOUNDS)[BoundName]) {
  const isWithin = (text: string) => /^\d{1,8}$/u.test(text) && Number(text) >= least && Number(text) <= most;
  const checked = v.pipe(v.string(), v.check(isWithin, `a whole number from ${least} to ${most}`));
  return v.pipe(v.optional(checked, String(usual)), v.transform(Number));
}

/** The settings of the bounds, by their variables. */
export const BOUND_SETTINGS = Object.fromEntries(
  names.map((name) => [BOUNDS[name].variable, schemaOf(BOUNDS[name])]),
) as Readonly<Record<(typeof BOUNDS)[BoundName]["variable"], ReturnType<typeof schemaOf>>>;

export const boundsIn = (
  settings: Readonly<Record<(typeof BOUNDS)[BoundName]["variable"], number>>,
): Bounds => boundsBy((name) => settings[BOUNDS[name].variable]);
