import { snapFrame } from "#domain/catalogue/tracing/snapFrame.ts";
import { traceLine } from "#domain/catalogue/tracing/traceLine.ts";
import { uprightPicture } from "#domain/catalogue/tracing/uprightPicture.ts";
import { openPictureFile } from "./openPictureFile.ts";
import { browserPictures } from "./PictureTools.ts";

/** What only pictures need; it is not fetched for pages of paths. */
export { browserPictures, openPictureFile, snapFrame, traceLine, uprightPicture };
