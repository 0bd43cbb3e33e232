import { compareNaturally } from "../../../base/naturalRanks.ts";
import { arrangement } from "../list/arrangement.ts";
import { SYSTEMS_MOST, type NamedOf, type SystemsOf } from "../list/NamedSystem.ts";
import { AIR_KINDS, PROPOSED_AIR, type AirKind, type AirSettings, type AirUse } from "./AirSettings.ts";
import type { AirRoom } from "./AirRoom.ts";

export type NamedAir = NamedOf<AirKind, AirSettings>;
export type AirList = SystemsOf<AirKind, AirSettings>;

export const USE_NAMES: Readonly<Record<AirUse, string>> = {
  supply: "送风系统",
  fresh: "新风系统",
  return: "回风系统",
  exhaust: "排风系统",
};

export const airArrangement = arrangement<AirKind, AirSettings>({
  kinds: AIR_KINDS,
  nameLike: ({ settings }) => USE_NAMES[settings.use],
  sharesOut: () => null,
  // Elements go with their storeys (`sharedElements`).
  withoutMachine: (settings) => ({ ...settings, fan: null, elements: [] }),
});

/** Letters of a zone in the name of its system */
const ZONE_MOST = 24;

/**
 * The systems of rooms of which nobody has said anything: one of supply air for each zone, since ducts seldom lead from one
 * to another; of more zones than there may be systems, one for all. Ids go by zones, whichever rooms come and go.
 */
export function proposedAir(rooms: readonly AirRoom[]): AirList {
  const zones = [...new Set(rooms.map(({ zone }) => zone))].sort(compareNaturally);
  const whole = { kind: "air", parts: null, settings: PROPOSED_AIR } as const;
  if (zones.length <= 1 || zones.length > SYSTEMS_MOST)
    return [{ id: "air", name: USE_NAMES.supply, ...whole }];
  const taken = new Set<string>();
  return zones.map((zone, at) => {
    const own = `${zone.slice(0, ZONE_MOST)}${USE_NAMES.supply}`;
    let name = own;
    for (let number = 2; taken.has(name); number++) name = `${own} ${number}`;
    taken.add(name);
    return { id: `air-${zone}`, name, ...whole, parts: at === 0 ? null : [{ zone, floors: null }] };
  });
}

/** Systems of which one has other settings; a proposed name follows the use, unless another system has it. */
export const withAirSettings = (systems: AirList, id: string, settings: AirSettings): AirList =>
  systems.map((each) => {
    if (each.id !== id) return each;
    const use = USE_NAMES[each.settings.use];
    const renamed = each.name.replace(
      new RegExp(`${use}(?<number> \\d+)?$`, "u"),
      `${USE_NAMES[settings.use]}$<number>`,
    );
    const isFree = systems.every((other) => other === each || other.name !== renamed);
    return { ...each, settings, name: isFree ? renamed : each.name };
  });
