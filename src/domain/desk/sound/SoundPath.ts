import type { FanKind } from "../../physics/sound/fanSpectrum.ts";
import { OCTAVES } from "../../physics/sound/levels.ts";
import type { RoomType } from "../../physics/sound/room.ts";
import type { RoomUse, SoundPeriod, SoundStandard } from "../../physics/sound/roomLimits.ts";

/** How a fan's sound is stated: octaves of L_W, one L_WA, or only its duty, from which a total is estimated. */
export const SOURCE_KINDS = ["octaves", "power", "duty"] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

export interface SoundSource {
  readonly kind: SourceKind;
  /** One text for each octave. */
  readonly octaves: readonly string[];
  readonly power: string;
  readonly flow: string;
  readonly pressure: string;
  readonly fan: FanKind;
}

export const ELEMENT_KINDS = [
  "straightRectangular",
  "straightRound",
  "elbow",
  "branch",
  "silencer",
  "uncounted",
] as const;
export type ElementKind = (typeof ELEMENT_KINDS)[number];
export const ELBOW_SHAPES = ["square", "vanes", "radius"] as const;
export type ElbowShape = (typeof ELBOW_SHAPES)[number];

/** An element as it is typed. Texts of the other kinds are kept while the kind is changed. */
export interface PathElement {
  readonly kind: ElementKind;
  readonly width: string;
  readonly height: string;
  readonly diameter: string;
  readonly length: string;
  readonly shape: ElbowShape;
  readonly isLined: boolean;
  /** Percent. */
  readonly share: string;
  /** Rows of a manufacturer's table: length and eight octaves, perhaps eight more of the silencer's own noise. */
  readonly silencers: string;
  readonly name: string;
}

export interface SoundOutlet {
  readonly isRound: boolean;
  readonly width: string;
  readonly height: string;
  readonly flow: string;
  readonly loss: string;
  readonly count: string;
}

export interface SoundRoomEntry {
  readonly length: string;
  readonly width: string;
  readonly height: string;
  readonly type: RoomType;
  readonly distance: string;
  readonly directivity: Directivity;
  readonly background: string;
}
export const DIRECTIVITIES = ["1", "2", "4", "8"] as const;
export type Directivity = (typeof DIRECTIVITIES)[number];

/** How a room's limit is stated: by the room's use, or as a typed figure. */
export const LIMIT_KINDS = ["use", "dba", "nr"] as const;
export interface SoundLimit {
  readonly kind: (typeof LIMIT_KINDS)[number];
  readonly use: RoomUse;
  readonly period: SoundPeriod;
  readonly standard: SoundStandard;
  readonly dba: string;
  readonly nr: string;
}

/** The path of sound from a fan into a room, all as typed. */
export interface SoundPath {
  /** Title of the calculation. */
  readonly name: string;
  readonly source: SoundSource;
  readonly elements: readonly PathElement[];
  readonly outlet: SoundOutlet;
  readonly room: SoundRoomEntry;
  readonly limit: SoundLimit;
}

export const MOST_ELEMENTS = 40;

export const NEW_ELEMENT: PathElement = {
  kind: "straightRectangular",
  width: "",
  height: "",
  diameter: "",
  length: "",
  shape: "radius",
  isLined: false,
  share: "",
  silencers: "",
  name: "",
};

export const EMPTY_PATH: SoundPath = {
  name: "",
  source: {
    kind: "octaves",
    octaves: OCTAVES.map(() => ""),
    power: "",
    flow: "",
    pressure: "",
    fan: "backward",
  },
  elements: [],
  outlet: { isRound: false, width: "", height: "", flow: "", loss: "", count: "1" },
  room: {
    length: "",
    width: "",
    height: "",
    type: "average",
    distance: "1.5",
    directivity: "2",
    background: "",
  },
  limit: { kind: "use", use: "office", period: "day", standard: "usual", dba: "", nr: "" },
};

/** An office behind a supply fan, so that a new user sees a whole answer. */
export const EXAMPLE_PATH: SoundPath = {
  name: "示例：办公室送风",
  source: {
    ...EMPTY_PATH.source,
    octaves: ["88", "86", "84", "81", "78", "74", "69", "64"],
  },
  elements: [
    { ...NEW_ELEMENT, width: "800", height: "400", length: "6" },
    { ...NEW_ELEMENT, kind: "elbow", width: "800" },
    {
      ...NEW_ELEMENT,
      kind: "silencer",
      silencers: "900 4 8 15 22 28 25 18 14\n1500 6 12 22 33 42 38 27 20",
    },
    { ...NEW_ELEMENT, width: "500", height: "320", length: "8" },
    { ...NEW_ELEMENT, kind: "branch", share: "25" },
    { ...NEW_ELEMENT, kind: "straightRound", diameter: "200", length: "4" },
  ],
  outlet: { isRound: true, width: "200", height: "", flow: "400", loss: "12", count: "2" },
  room: { ...EMPTY_PATH.room, length: "8", width: "6", height: "2.8" },
  limit: EMPTY_PATH.limit,
};
