import { lazy, useState, type ComponentType, type ReactNode } from "react";

/** `load` loads the component before it is rendered, so that the caller can handle a missing network. */
export type Fetched<Component> = Component & { readonly load: () => Promise<unknown> };

/** A component whose script is loaded when it is first rendered, or by `load`. */
export function fetched<Component extends (props: never) => ReactNode>(
  load: () => Promise<Component>,
): Fetched<Component> {
  // The component's props type is lost on the way; the result renders as the component itself.
  let loaded: ComponentType | undefined;
  const fetch = async () => (loaded = (await load()) as unknown as ComponentType);
  const Late = lazy(async () => ({ default: await fetch() }));
  function Drawn(props: object) {
    // `lazy` suspends even if the script is there, and React shows what was suspended up to 0.3 s later.
    const [Shown] = useState(() => loaded ?? Late);
    return <Shown {...props} />;
  }
  return Object.assign(Drawn as unknown as Component, { load: fetch });
}
