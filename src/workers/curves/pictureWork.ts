import { snapFrame } from "#domain/catalogue/tracing/snapFrame.ts";
import { traceLine } from "#domain/catalogue/tracing/traceLine.ts";
import { uprightPicture } from "#domain/catalogue/tracing/uprightPicture.ts";
import { openPictureFile } from "./openPictureFile.ts";
import { browserPictures } from "./PictureTools.ts";

/** Code that only pictures need; it is not loaded for pages of paths. */
export { browserPictures, openPictureFile, snapFrame, traceLine, uprightPicture };
