/** A record's source, and remarks on its figures: conversions, and points that contradict each other. */
export interface SourceParts {
  readonly origin: string;
  readonly remarks: readonly string[];
}

/** Splits off the remarks that loaders and the import append to a source, each after a full-width semicolon. */
export function sourceParts(source: string): SourceParts {
  const [origin = "", ...remarks] = source.split("；").filter(Boolean);
  return { origin, remarks };
}
