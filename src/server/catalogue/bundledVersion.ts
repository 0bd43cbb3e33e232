import type { Samples } from "../process/Samples.ts";

/** Changes with everything of `bundledCatalogue` that reaches the database. A test holds the fingerprint of the rows beside it. */
export const CATALOGUE_VERSION = "16";

const WITHOUT = " without samples";

/** What a database is marked with that holds the catalogue: one that is marked otherwise is reloaded. */
export const bundledVersion = (samples: Samples): string =>
  samples === "on" ? CATALOGUE_VERSION : `${CATALOGUE_VERSION}${WITHOUT}`;

/** Whether a database that is marked so was loaded with samples. */
export const samplesOf = (version: string): Samples => (version.endsWith(WITHOUT) ? "off" : "on");
