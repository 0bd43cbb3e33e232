import { create } from "zustand";
import type { Edition, Platform } from "#domain/desk/host/platform.ts";

export interface User {
  readonly id: string;
  /** What the browser keeps for somebody is kept under it: an id comes again where users are counted anew. */
  readonly uniqueId: string;
  readonly name: string;
}

/** Who hosts the page and who uses it. The host's part is read once, at start; the user's part changes. */
export interface Session {
  readonly platform: Platform;
  readonly softwareCode: string | null;
  readonly softwareVersion: string | null;
  /** Of the desktop client or the plug-in; `null` until it has told. */
  readonly desktopVersion: string | null;
  readonly edition: Edition;
  readonly fromEntrance: string | null;
  /** One brand's mode: the basket is hidden. */
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
