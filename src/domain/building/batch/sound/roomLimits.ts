import { roomSoundLimit, type RoomUse } from "../../../physics/sound/roomLimits.ts";
import type { SoundSettings, UseRule } from "../../sound/SoundSettings.ts";

/** What a room may have, and where that is from. */
export interface RoomLimit {
  /** Null where no rule fits, or the one that does names none. */
  readonly use: RoomUse | null;
  /** dB(A); null without a limit. */
  readonly limit: number | null;
  /** Empty without a limit. */
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
 * The limit of a room by its id, or by the first rule whose text is in its name or zone; texts of names repeat, so each is
 * judged once.
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
