/** A record's source, and what is to be known of its figures: converted ones, points that contradict each other. */
export interface SourceParts {
  readonly origin: string;
  readonly remarks: readonly string[];
}

/** What the loaders and the import put behind a record's source, each after a full-width semicolon. */
export function sourceParts(source: string): SourceParts {
  const [origin = "", ...remarks] = source.split("；").filter(Boolean);
  return { origin, remarks };
}
