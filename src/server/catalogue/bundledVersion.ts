import type { Samples } from "../process/Samples.ts";

/**
 * Changes with everything in `bundledCatalogue` that reaches the database. A test keeps the fingerprint of
 * the rows beside it.
 */
export const CATALOGUE_VERSION = "19";

const WITHOUT = " without samples";

/** The mark of a database that holds the catalogue; a database with another mark is reloaded. */
export const bundledVersion = (samples: Samples): string =>
  samples === "on" ? CATALOGUE_VERSION : `${CATALOGUE_VERSION}${WITHOUT}`;

/** Whether a database with this mark was loaded with samples. */
export const samplesOf = (version: string): Samples => (version.endsWith(WITHOUT) ? "off" : "on");
