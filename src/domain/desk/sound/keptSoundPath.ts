import type { FanKind } from "../../physics/sound/fanSpectrum.ts";
import type { RoomType } from "../../physics/sound/room.ts";
import { ROOM_USES } from "../../physics/sound/roomLimits.ts";
import {
  DIRECTIVITIES,
  ELBOW_SHAPES,
  ELEMENT_KINDS,
  EMPTY_PATH,
  LIMIT_KINDS,
  MOST_ELEMENTS,
  NEW_ELEMENT,
  SOURCE_KINDS,
  type PathElement,
  type SoundPath,
} from "./SoundPath.ts";
import { FAN_NAMES, ROOM_NAMES } from "./soundWords.ts";

/** Characters of a kept text; a table of silencers is the longest. */
const MOST_TEXT = 4_000;

/** Stored values by name, of any type and origin. */
type Kept = ReadonlyMap<string, unknown>;

const within = (value: unknown): Kept =>
  new Map(typeof value === "object" && value !== null ? Object.entries(value) : []);

const textOf = (kept: Kept, name: string, otherwise = ""): string => {
  const value = kept.get(name);
  return typeof value === "string" ? value.slice(0, MOST_TEXT) : otherwise;
};

const oneOf = <Name extends string>(names: readonly Name[], value: unknown, otherwise: Name): Name =>
  names.find((name) => name === value) ?? otherwise;

const namesOf = <Name extends string>(table: Readonly<Record<Name, string>>) => Object.keys(table) as Name[];

/** Reads a text for each name of an object of texts. */
const textsLike = <Texts extends object>(like: Texts, kept: Kept): Record<keyof Texts & string, string> =>
  Object.fromEntries(
    Object.entries(like).flatMap(([name, text]) =>
      typeof text === "string" ? [[name, textOf(kept, name, text)]] : [],
    ),
  ) as Record<keyof Texts & string, string>;

function elementOf(value: unknown): PathElement {
  const kept = within(value);
  return {
    ...textsLike(NEW_ELEMENT, kept),
    kind: oneOf(ELEMENT_KINDS, kept.get("kind"), NEW_ELEMENT.kind),
    shape: oneOf(ELBOW_SHAPES, kept.get("shape"), NEW_ELEMENT.shape),
    isLined: kept.get("isLined") === true,
  };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

/**
 * A path that a browser kept, perhaps from another version of the page; what cannot be read is as in an empty
 * path.
 */
export function keptSoundPath(text: string | null): SoundPath {
  const kept = within(parsed(text));
  const [source, outlet, room, limit] = ["source", "outlet", "room", "limit"].map((name) =>
    within(kept.get(name)),
  ) as [Kept, Kept, Kept, Kept];
  const octaves = listOf(source.get("octaves"));
  return {
    name: textOf(kept, "name"),
    source: {
      ...textsLike(EMPTY_PATH.source, source),
      kind: oneOf(SOURCE_KINDS, source.get("kind"), EMPTY_PATH.source.kind),
      octaves: EMPTY_PATH.source.octaves.map((_, at) => {
        const level = octaves[at];
        return typeof level === "string" ? level.slice(0, MOST_TEXT) : "";
      }),
      fan: oneOf<FanKind>(namesOf(FAN_NAMES), source.get("fan"), EMPTY_PATH.source.fan),
    },
    elements: listOf(kept.get("elements")).slice(0, MOST_ELEMENTS).map(elementOf),
    outlet: { ...textsLike(EMPTY_PATH.outlet, outlet), isRound: outlet.get("isRound") === true },
    room: {
      ...textsLike(EMPTY_PATH.room, room),
      type: oneOf<RoomType>(namesOf(ROOM_NAMES), room.get("type"), EMPTY_PATH.room.type),
      directivity: oneOf(DIRECTIVITIES, room.get("directivity"), EMPTY_PATH.room.directivity),
    },
    limit: {
      ...textsLike(EMPTY_PATH.limit, limit),
      kind: oneOf(LIMIT_KINDS, limit.get("kind"), EMPTY_PATH.limit.kind),
      use: oneOf(ROOM_USES, limit.get("use"), EMPTY_PATH.limit.use),
      period: oneOf(["day", "night"], limit.get("period"), EMPTY_PATH.limit.period),
      standard: oneOf(["usual", "high"], limit.get("standard"), EMPTY_PATH.limit.standard),
    },
  };
}
