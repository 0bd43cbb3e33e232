import { create } from "zustand";

/** A path that the host does not know, and its message. */
export interface MissingPath {
  readonly path: string;
  readonly message: string;
}

/** Messages still to be shown, in order of occurrence. */
export const useOutdatedHost = create<readonly MissingPath[]>(() => []);

export const reportMissing = (path: string, message: string) =>
  useOutdatedHost.setState((missing) => [...missing, { path, message }], true);

export const dismissMissing = () => useOutdatedHost.setState(([, ...rest]) => rest, true);

export const wordsOfMissing = ({ path, message }: MissingPath) => [path, message].filter(Boolean).join("：");
