import { bundledCatalogue } from "#server/catalogue/bundledCatalogue.ts";
import { packedParts } from "#server/catalogue/packedParts.ts";

/**
 * One in this many of the generated fans, pumps and sets is kept: a database of all of them takes long to build
 * and open.
 */
export const ONE_IN = 20;

/** The bundled catalogue with all real products, all small categories, and some of the generated machines. */
export const thinCatalogue = () => bundledCatalogue({ oneIn: ONE_IN });

/** The same in the form that is loaded. */
export const thinParts = () => packedParts({ oneIn: ONE_IN });
