import { keptSoundPath } from "#domain/desk/sound/keptSoundPath.ts";
import { createKept } from "../../page/browser/createKept.ts";

/** The calculation that is being edited; the browser keeps it across reloads. */
export const useSoundPath = createKept("volute.soundPath", keptSoundPath);
