import { snapFrame } from "#domain/catalogue/tracing/snapFrame.ts";
import { traceLine } from "#domain/catalogue/tracing/traceLine.ts";
import { uprightPicture } from "#domain/catalogue/tracing/uprightPicture.ts";
import { openPictureFile } from "./openPictureFile.ts";
import { browserPictures } from "./PictureTools.ts";

/** What only pictures need; whoever reads pages of paths does not fetch it. */
export { browserPictures, openPictureFile, snapFrame, traceLine, uprightPicture };
