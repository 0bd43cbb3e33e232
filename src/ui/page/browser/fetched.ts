import { lazy, type ComponentType, type ReactNode } from "react";

/** `load` fetches it before it is drawn, so that whoever opens it can say what happens without a network. */
export type Fetched<Component> = Component & { readonly load: () => Promise<unknown> };

/** A component whose script is fetched when it is first drawn, or loaded. */
export function fetched<Component extends (props: never) => ReactNode>(
  load: () => Promise<Component>,
): Fetched<Component> {
  // `lazy` forgets of what type a component is; what it makes is drawn as the component itself.
  const drawn = lazy(async () => ({ default: (await load()) as unknown as ComponentType }));
  return Object.assign(drawn as unknown as Component, { load });
}
