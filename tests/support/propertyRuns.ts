import * as fc from "fast-check";

/**
 * Properties draw a hundred cases each, others every time. PROPERTY_RUNS draws as many more as somebody has time for, where
 * the property does not say how many it needs itself.
 */
const runs = Number(process.env["PROPERTY_RUNS"]);
if (runs > 0) fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: runs });
