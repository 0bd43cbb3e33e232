/** How a kind of equipment stands in a schedule. */
export interface ScheduleRule<Filter> {
  /** What its tags begin with. */
  readonly prefix: string;
  /** Properties named beside the figures of the kind, of products selected by this filter. */
  readonly properties: (filter: Filter) => readonly string[];
}
