import * as fc from "fast-check";

/**
 * Property tests draw a hundred random cases each. PROPERTY_RUNS sets another number; properties that set their own
 * ask `runsOf`.
 */
const runs = Number(process.env["PROPERTY_RUNS"]);
if (runs > 0) fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: runs });
