const asked = Number(process.env["PROPERTY_RUNS"]);
/** A property whose cases take long sets few of them; ten times as many are still bearable. */
const FACTOR = 10;

/**
 * The cases of a property that sets their number itself. Where PROPERTY_RUNS asks for more, it draws up to ten
 * times as many, since a rare case that is found by chance alone would stop somebody else's change.
 */
export const runsOf = (own: number): number =>
  asked > 0 ? Math.max(own, Math.min(asked, own * FACTOR)) : own;
