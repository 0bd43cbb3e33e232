import type { DuctElement } from "../../physics/sound/ductPath.ts";
import { fanPowerChinese, fanSpectrum } from "../../physics/sound/fanSpectrum.ts";
import type { OutletNeck } from "../../physics/sound/fanToRoom.ts";
import { aWeighted, type Spectrum } from "../../physics/sound/levels.ts";
import { roomAbsorption } from "../../physics/sound/room.ts";
import type { SoundRoom } from "../../physics/sound/roomLevel.ts";
import { hasHighStandard, PERIOD_NAMES, roomSoundLimit } from "../../physics/sound/roomLimits.ts";
import type { SilencerOption, SoundTarget } from "../../physics/sound/silencer.ts";
import { ELEMENT_FIELDS, figure, LEVEL, OUTLET, ROOM, SOURCE, type FigureField } from "./soundFields.ts";
import { readSilencers } from "./readSilencers.ts";
import {
  type PathElement,
  type SoundLimit,
  type SoundOutlet,
  type SoundPath,
  type SoundSource,
} from "./SoundPath.ts";

/** An element that can be computed, or a silencer whose length is still to be chosen. */
export type ReadElement =
  DuctElement | { readonly kind: "silencers"; readonly options: readonly SilencerOption[] };

/** The path in figures. */
export interface SoundFigures {
  /** L_W of the fan, dB by octave. */
  readonly source: Spectrum;
  /** Whether the spectrum is estimated by the kind of fan. */
  readonly isEstimated: boolean;
  readonly elements: readonly ReadElement[];
  readonly outlet: { readonly neck: OutletNeck; readonly flow: number; readonly loss: number };
  /** Number of outlets at the same distance. */
  readonly outlets: number;
  readonly room: SoundRoom;
  /** From the outlets to the listener, m. */
  readonly distance: number;
  readonly directivity: number;
  /** dB(A); null where none is stated. */
  readonly background: number | null;
  readonly target: SoundTarget | null;
  /** The clause of the standard that states the limit; null without one. */
  readonly clause: string | null;
}

/** Faults of fields, by the field's address within the form: `room.length`, `elements.2.width`. */
export type SoundFaults = ReadonlyMap<string, string>;

export interface SoundReading {
  /** Null while a figure is missing or wrong. */
  readonly figures: SoundFigures | null;
  readonly faults: SoundFaults;
  /** Names of empty fields, in the order of the form. */
  readonly missing: readonly string[];
}

/** Collects every missing and every faulty field, so that all of them are reported at once. */
class Reader {
  readonly faults = new Map<string, string>();
  readonly missing: string[] = [];

  /** Returns NaN where there is no figure. Nobody reads it: the path has no answer then. */
  figure(address: string, field: FigureField, text: string, where = ""): number {
    if (text.trim() === "") {
      this.missing.push(`${where}${field.name}`);
      return Number.NaN;
    }
    const read = figure(field, text);
    if (read.ok) return read.value;
    this.faults.set(address, read.code);
    return Number.NaN;
  }

  optional(address: string, field: FigureField, text: string): number | null {
    return text.trim() === "" ? null : this.figure(address, field, text);
  }
}

function readSource(reader: Reader, source: SoundSource): Spectrum {
  switch (source.kind) {
    case "octaves":
      if (source.octaves.every((text) => text.trim() === "")) {
        reader.missing.push("声源倍频带声功率级");
        return [];
      }
      return source.octaves.map((text, band) => reader.figure(`source.octaves.${band}`, LEVEL, text, "声源"));
    case "power": {
      const power = reader.figure("source.power", SOURCE.power, source.power);
      // The spectrum shape of this kind of fan, raised so that its dB(A) equals the stated figure.
      const shape = fanSpectrum(0, source.fan);
      return shape.map((level) => level + power - aWeighted(shape));
    }
    case "duty": {
      const flow = reader.figure("source.flow", SOURCE.flow, source.flow);
      const pressure = reader.figure("source.pressure", SOURCE.pressure, source.pressure);
      return fanSpectrum(fanPowerChinese(flow, pressure), source.fan);
    }
  }
}

function readElement(reader: Reader, element: PathElement, at: number): ReadElement {
  const read = (key: "width" | "height" | "diameter" | "length" | "share") =>
    reader.figure(`elements.${at}.${key}`, ELEMENT_FIELDS[key], element[key], `第 ${at + 1} 段`);
  switch (element.kind) {
    case "straightRectangular":
      return { kind: element.kind, sides: [read("width"), read("height")], length: read("length") };
    case "straightRound":
      return { kind: element.kind, diameter: read("diameter"), length: read("length") };
    case "elbow":
      return { kind: element.kind, width: read("width"), shape: element.shape, isLined: element.isLined };
    case "branch":
      return { kind: element.kind, share: read("share") / 100 };
    case "uncounted":
      return { kind: element.kind, name: element.name.trim() || `第 ${at + 1} 段` };
    case "silencer": {
      if (element.silencers.trim() === "") {
        reader.missing.push(`第 ${at + 1} 段插入损失`);
        return { kind: "silencers", options: [] };
      }
      const options = readSilencers(element.silencers);
      if (!options.ok) reader.faults.set(`elements.${at}.silencers`, options.code);
      return { kind: "silencers", options: options.ok ? options.value : [] };
    }
  }
}

function readOutlet(reader: Reader, outlet: SoundOutlet): SoundFigures["outlet"] {
  const width = reader.figure("outlet.width", outlet.isRound ? OUTLET.diameter : OUTLET.width, outlet.width);
  const neck: OutletNeck = outlet.isRound
    ? { diameter: width }
    : { sides: [width, reader.figure("outlet.height", OUTLET.height, outlet.height)] };
  return {
    neck,
    flow: reader.figure("outlet.flow", OUTLET.flow, outlet.flow),
    loss: reader.figure("outlet.loss", OUTLET.loss, outlet.loss),
  };
}

function readRoom(reader: Reader, { room }: SoundPath): SoundRoom {
  const read = (key: "length" | "width" | "height") => reader.figure(`room.${key}`, ROOM[key], room[key]);
  const [a, b, h] = [read("length"), read("width"), read("height")];
  return {
    volume: a * b * h,
    surface: 2 * (a * b + a * h + b * h),
    absorption: roomAbsorption(room.type),
  };
}

/** Period of the day, and the high standard where the room has one. */
const conditionText = ({ use, period, standard }: SoundLimit): string =>
  `${PERIOD_NAMES[period]}${standard === "high" && hasHighStandard(use) ? " 高要求标准" : ""}`;

function readLimit(reader: Reader, limit: SoundLimit): Pick<SoundFigures, "target" | "clause"> {
  if (limit.kind !== "use") {
    const value = reader.optional(`limit.${limit.kind}`, ROOM[limit.kind], limit[limit.kind]);
    const target = limit.kind === "nr" ? { nr: value ?? 0 } : { dba: value ?? 0 };
    return { target: value === null ? null : target, clause: value === null ? null : "自定限值" };
  }
  const found = roomSoundLimit(limit.use, limit.period, limit.standard);
  return found === null
    ? { target: null, clause: null }
    : { target: { dba: found.limit }, clause: `${found.clause} ${conditionText(limit)}（${found.mark}）` };
}

/** Only one silencer may have a choice of lengths: with several, the choice would be ambiguous. */
const isOneChoice = (elements: readonly ReadElement[]): boolean =>
  elements.filter((each) => each.kind === "silencers" && each.options.length > 1).length <= 1;

/** The typed path in figures, or the fields that are missing or faulty. */
export function readSoundPath(path: SoundPath): SoundReading {
  const reader = new Reader();
  const source = readSource(reader, path.source);
  const elements = path.elements.map((element, at) => readElement(reader, element, at));
  if (!isOneChoice(elements)) reader.faults.set("elements", "只能有一个消声器列出多种长度，其余的各填一行");
  const outlet = readOutlet(reader, path.outlet);
  const outlets = reader.figure("outlet.count", OUTLET.count, path.outlet.count);
  const room = readRoom(reader, path);
  const distance = reader.figure("room.distance", ROOM.distance, path.room.distance);
  const background = reader.optional("room.background", ROOM.background, path.room.background);
  const limit = readLimit(reader, path.limit);
  const isWhole = reader.faults.size === 0 && reader.missing.length === 0;
  return {
    figures: isWhole
      ? {
          source,
          isEstimated: path.source.kind !== "octaves",
          elements,
          outlet,
          outlets,
          room,
          distance,
          directivity: Number(path.room.directivity),
          background,
          ...limit,
        }
      : null,
    faults: reader.faults,
    missing: reader.missing,
  };
}
