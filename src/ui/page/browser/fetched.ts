import { lazy, type ComponentType, type ReactNode } from "react";

/** `load` loads the component before it is rendered, so that the caller can handle a missing network. */
export type Fetched<Component> = Component & { readonly load: () => Promise<unknown> };

/** A component whose script is loaded when it is first rendered, or by `load`. */
export function fetched<Component extends (props: never) => ReactNode>(
  load: () => Promise<Component>,
): Fetched<Component> {
  // `lazy` loses the component's props type; the result renders as the component itself.
  const drawn = lazy(async () => ({ default: (await load()) as unknown as ComponentType }));
  return Object.assign(drawn as unknown as Component, { load });
}
