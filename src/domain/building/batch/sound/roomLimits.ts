import { roomSoundLimit, type RoomUse } from "../../../physics/sound/roomLimits.ts";
import type { SoundSettings, UseRule } from "../../sound/SoundSettings.ts";

/** The limit of a room, and its source. */
export interface RoomLimit {
  /** Null if no rule fits, or the rule names no use. */
  readonly use: RoomUse | null;
  /** dB(A); null without a limit. */
  readonly limit: number | null;
  /** The source of the limit; empty without a limit. */
  readonly clause: string;
}

const NONE: RoomLimit = { use: null, limit: null, clause: "" };
const TYPED = "自定限值";

function limitOfRule({ use, limit = null }: UseRule, { period, standard }: SoundSettings): RoomLimit {
  if (limit !== null) return { use, limit, clause: TYPED };
  const found = use === null ? null : roomSoundLimit(use, period, standard);
  return found === null ? { ...NONE, use } : { use, limit: found.limit, clause: found.clause };
}

/**
 * The limit of a room: the one typed for its id, else that of the first rule whose text is in its name or zone.
 * Names repeat, so the rules are applied once for each text.
 */
export function roomLimitsOf(settings: SoundSettings): (id: string, name: string, zone: string) => RoomLimit {
  const rules = settings.uses.map((rule) => ({
    part: rule.contains.trim().toLowerCase(),
    limit: limitOfRule(rule, settings),
  }));
  const own = new Map(settings.own.map(({ room, limit }) => [room, limit]));
  const known = new Map<string, RoomLimit>();
  return (id, name, zone) => {
    const text = `${name}\n${zone}`;
    let found = known.get(text);
    if (found === undefined) {
      const folded = text.toLowerCase();
      found = rules.find(({ part }) => folded.includes(part))?.limit ?? NONE;
      known.set(text, found);
    }
    const limit = own.get(id);
    return limit === undefined ? found : { use: found.use, limit, clause: TYPED };
  };
}
