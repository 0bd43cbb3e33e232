import { numberText } from "../../base/input/numberText.ts";
import type { PathDuct, DuctPath } from "../../building/systems/air/pathToRoom.ts";
import type { Spectrum } from "../../physics/sound/levels.ts";
import { EMPTY_PATH, NEW_ELEMENT, type PathElement, type SoundPath, type SoundSource } from "./SoundPath.ts";

/** The fan of a system: its duty in m³/h and Pa, and its sound. */
export interface SystemFan {
  readonly flow: number | null;
  readonly pressure: number | null;
  readonly octaves: Spectrum | null;
  /** L_W in dB(A), where the manufacturer states one. */
  readonly power: number | null;
}

const PERCENT = 100;
const MILLI = 1000;
/** A branch that keeps this share or more takes less than 0.005 dB and counts as none. */
const WHOLE = 0.999;

const rounded = (value: number, digits: number) => numberText(Number(value.toFixed(digits)));
const textOf = (value: number | null, digits = 1) => (value === null ? "" : rounded(value, digits));

/** Joins consecutive ducts of one size to one, with the share that remains after all their branches. */
function merged(ducts: readonly PathDuct[]): readonly PathDuct[] {
  return ducts.reduce<PathDuct[]>((list, duct) => {
    const last = list.at(-1);
    if (last?.a !== duct.a || last.b !== duct.b) return [...list, duct];
    const isAssumed = last.isAssumed || duct.isAssumed;
    return [
      ...list.slice(0, -1),
      { ...last, length: last.length + duct.length, share: last.share * duct.share, isAssumed },
    ];
  }, []);
}

const branch = (share: number): readonly PathElement[] =>
  share > WHOLE ? [] : [{ ...NEW_ELEMENT, kind: "branch", share: rounded(share * PERCENT, 2) }];

function elementsOf({ ducts, isRound, outlet }: DuctPath): readonly PathElement[] {
  const straight = ({ a, b, length }: PathDuct): PathElement =>
    isRound
      ? { ...NEW_ELEMENT, kind: "straightRound", diameter: rounded(a, 0), length: rounded(length, 1) }
      : { ...NEW_ELEMENT, width: rounded(a, 0), height: rounded(b, 0), length: rounded(length, 1) };
  return [
    ...merged(ducts).flatMap((duct) => [...branch(duct.share), straight(duct)]),
    // The outlets of a room share the power that arrives there.
    ...branch(1 / outlet.count),
  ];
}

function sourceOf({ flow, pressure, octaves, power }: SystemFan): SoundSource {
  const kind = octaves !== null ? "octaves" : power !== null ? "power" : "duty";
  return {
    ...EMPTY_PATH.source,
    kind,
    octaves: EMPTY_PATH.source.octaves.map((_, band) => textOf(octaves?.[band] ?? null)),
    power: textOf(power),
    flow: textOf(flow, 0),
    pressure: textOf(pressure, 0),
  };
}

/**
 * The path of sound through a building's ducts, as a path that a person can edit: consecutive ducts of one size
 * are one element, and the room and the neck of an outlet are square. What the ducts do not state stays empty.
 */
export function pathOfDucts(system: string, path: DuctPath, fan: SystemFan): SoundPath {
  const { room, outlet } = path;
  const side = textOf(room.area === null ? null : Math.sqrt(room.area), 2);
  const neck = textOf(outlet.neck === null ? null : Math.sqrt(outlet.neck) * MILLI, 0);
  return {
    ...EMPTY_PATH,
    name: `${system} ${[room.code, room.name].filter((word) => word !== "").join(" ")}`,
    source: sourceOf(fan),
    elements: elementsOf(path),
    outlet: {
      ...EMPTY_PATH.outlet,
      ...{ width: neck, height: neck, flow: textOf(outlet.flow, 0), loss: textOf(outlet.loss) },
      count: String(outlet.count),
    },
    room: { ...EMPTY_PATH.room, length: side, width: side },
  };
}

/** What such a path is based on, and what is still to be typed. */
export function pathSentence({ ducts }: Pick<DuctPath, "ducts">): string {
  const assumed = ducts.filter(({ isAssumed }) => isAssumed).length;
  const lengths = assumed === 0 ? "长度均为输入值" : `其中 ${assumed} 段长度为估算`;
  return `${ducts.length} 段（${lengths}）；请补填弯头、消声器和净高`;
}
