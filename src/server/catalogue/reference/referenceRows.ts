import { bundledDocuments } from "../../documents/bundledDocuments.ts";
import { libraryRows } from "../../materials/libraryRows.ts";

/** What the program brings along besides the catalogue. */
export const referenceRows = () => ({ ...libraryRows(), documents: bundledDocuments() });
