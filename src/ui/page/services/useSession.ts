import { create } from "zustand";
import type { Edition, Platform } from "#domain/desk/host/platform.ts";

export interface User {
  readonly id: string;
  /** The key for data kept in the browser, because a numeric id may repeat if users are numbered anew. */
  readonly uniqueId: string;
  readonly name: string;
  /** Whether the page offers the operators' pages; the server asks for the role with each call. */
  readonly isOperator: boolean;
}

/** The page's host and its user. The host's part is read once at start; the user's part changes. */
export interface Session {
  readonly platform: Platform;
  readonly softwareCode: string | null;
  readonly softwareVersion: string | null;
  /** Version of the desktop client or plug-in; `null` until it is known. */
  readonly desktopVersion: string | null;
  readonly edition: Edition;
  readonly fromEntrance: string | null;
  /** A mode for one brand, in which the basket is hidden. */
  readonly brandCode: string | null;
  readonly user: User | null;
  readonly token: string | null;
}

export const ANONYMOUS_WEB: Session = {
  platform: "web",
  softwareCode: null,
  softwareVersion: null,
  desktopVersion: null,
  edition: "collaboration",
  fromEntrance: null,
  brandCode: null,
  user: null,
  token: null,
};

export const useSession = create<Session>(() => ANONYMOUS_WEB);

export const forgetUser = () => useSession.setState({ user: null, token: null });
