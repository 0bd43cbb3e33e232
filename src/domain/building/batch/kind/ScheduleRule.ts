/** Rules for a kind of equipment in a schedule. */
export interface ScheduleRule<Filter> {
  /** Prefix of its tags. */
  readonly prefix: string;
  /** Properties shown beside the kind's figures, for products selected by this filter. */
  readonly properties: (filter: Filter) => readonly string[];
}
