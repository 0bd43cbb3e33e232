/** Colours of the map, read from the page's CSS variables, which depend on the host's platform. */
export interface MapColours {
  readonly line: string;
  readonly text: string;
  readonly cloud: string;
  readonly box: string;
  readonly boxEdge: string;
  readonly match: string;
  readonly ring: string;
  readonly paper: string;
  readonly font: string;
}

export function mapColours(element: Element): MapColours {
  const style = getComputedStyle(element);
  const of = (name: string) => style.getPropertyValue(name).trim();
  return {
    line: of("--v-line"),
    text: of("--v-ink-3"),
    cloud: of("--mantine-color-gray-4"),
    box: of("--mantine-color-brand-1"),
    boxEdge: of("--v-accent"),
    match: of("--v-primary"),
    ring: of("--v-ink"),
    paper: of("--v-surface"),
    font: style.fontFamily,
  };
}
