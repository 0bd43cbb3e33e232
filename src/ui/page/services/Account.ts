/** The user's login, through the account service or the host. Its state is in `useSession`. */
export interface Account {
  /** Asks once if somebody seems to be signed in; a visitor causes no call. */
  readonly wake: () => void;
  /**
   * For an action that needs a user: opens the dialog if nobody is signed in. Resolves with `true` once somebody
   * is, and with `false` if the dialog is closed without a login.
   */
  readonly requireLogin: () => Promise<boolean>;
  /** Offers a login on a page that works without one, unless the user has declined today. */
  readonly offerLogin: () => Promise<void>;
  /** Called when the sign-in dialog reports a login; `false` if the account service does not know of it. */
  readonly confirmLogin: () => Promise<boolean>;
  readonly closeDialog: () => void;
  /** Called when the screen that asked for a login is left: the dialog closes, and the waiting action ends. */
  readonly leaveDialog: () => void;
  readonly signOut: () => Promise<void>;
}
