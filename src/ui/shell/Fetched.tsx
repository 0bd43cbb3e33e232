import { useEffect, useEffectEvent, useState, type ComponentType } from "react";

export interface FetchedProps {
  readonly isWanted: boolean;
  /** The same function each time. */
  readonly load: () => Promise<ComponentType>;
  readonly onFailure: () => void;
}

/**
 * A component whose script comes when it is first wanted. Unlike `lazy` it lets whoever wants it say what happens
 * without: outside the screens nothing stands around it that would catch the error.
 */
export function Fetched({ isWanted, load, onFailure }: FetchedProps) {
  const [Component, setComponent] = useState<ComponentType | null>(null);
  const goWithout = useEffectEvent(onFailure);
  useEffect(() => {
    if (!isWanted || Component !== null) return;
    load().then(
      (fetched) => setComponent(() => fetched),
      () => goWithout(),
    );
  }, [isWanted, Component, load]);
  return Component !== null && <Component />;
}
