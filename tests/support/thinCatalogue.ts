import { bundledCatalogue } from "#server/catalogue/bundledCatalogue.ts";
import { packedParts } from "#server/catalogue/packedParts.ts";

/** Of the generated fans, pumps and sets one in this many: a database of all of them takes long to build and open. */
export const ONE_IN = 20;

/** The bundled catalogue with every real product and every small category, and some of the generated machines. */
export const thinCatalogue = () => bundledCatalogue({ oneIn: ONE_IN });

/** The same as it is loaded. */
export const thinParts = () => packedParts({ oneIn: ONE_IN });
