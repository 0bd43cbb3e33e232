import { keptSoundPath } from "#domain/desk/sound/keptSoundPath.ts";
import { createKept } from "../../page/browser/createKept.ts";

/** The calculation in work: the browser keeps it, so that it is there again after a reload. */
export const useSoundPath = createKept("volute.soundPath", keptSoundPath);
