import { useEffect, useEffectEvent, useState, type ComponentType } from "react";

export interface FetchedProps {
  readonly isWanted: boolean;
  /** The same function on every render. */
  readonly load: () => Promise<ComponentType>;
  readonly onFailure: () => void;
}

/**
 * A component whose script is loaded when it is first wanted. Unlike `lazy` it reports a failed load to its
 * parent, because there is no error boundary outside the screens.
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
