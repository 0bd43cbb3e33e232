import { bundledDocuments } from "../../documents/bundledDocuments.ts";
import { libraryRows } from "../../materials/libraryRows.ts";

/** The bundled rows besides the catalogue. */
export const referenceRows = () => ({ ...libraryRows(), documents: bundledDocuments() });
