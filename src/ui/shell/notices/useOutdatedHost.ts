import { create } from "zustand";

/** A path that the host does not know, and what it said. */
export interface MissingPath {
  readonly path: string;
  readonly message: string;
}

/** What the user is still to be told, in the order it was found out. */
export const useOutdatedHost = create<readonly MissingPath[]>(() => []);

export const tellMissing = (path: string, message: string) =>
  useOutdatedHost.setState((missing) => [...missing, { path, message }], true);

export const dismissMissing = () => useOutdatedHost.setState(([, ...rest]) => rest, true);

export const wordsOfMissing = ({ path, message }: MissingPath) => [path, message].filter(Boolean).join("：");
