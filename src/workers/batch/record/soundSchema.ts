import * as v from "valibot";
import { soundFault, type SoundSettings } from "#domain/building/sound/SoundSettings.ts";
import { ROOM_TYPES } from "#domain/physics/sound/room.ts";
import { ROOM_USES } from "#domain/physics/sound/roomLimits.ts";

export const SoundSchema = v.pipe(
  v.object({
    period: v.picklist(["day", "night"]),
    standard: v.picklist(["usual", "high"]),
    height: v.number(),
    type: v.picklist(ROOM_TYPES),
    background: v.nullable(v.number()),
    uses: v.array(
      v.object({
        contains: v.string(),
        use: v.nullable(v.picklist(ROOM_USES)),
        limit: v.exactOptional(v.nullable(v.number())),
      }),
    ),
    // Older settings lack these fields.
    isCondition: v.exactOptional(v.boolean()),
    isAlone: v.exactOptional(v.boolean()),
    own: v.optional(v.array(v.object({ room: v.string(), limit: v.number() })), []),
  }),
  v.check((settings) => soundFault(settings) === null),
) satisfies v.GenericSchema<unknown, SoundSettings>;
