/** Who uses the page, towards the account service or the host. What is known stands in `useSession`. */
export interface Account {
  /** Asks once, where somebody seems to have signed in; a visitor costs no call. */
  readonly wake: () => void;
  /**
   * For an act that needs a user: opens the dialog for whoever has not signed in, and resolves when they have (the act goes
   * on) or have closed it (it ends).
   */
  readonly requireLogin: () => Promise<boolean>;
  /** At a place that wants a user but shows the same to everybody: asks whoever has not said today that they only look. */
  readonly offerLogin: () => Promise<void>;
  /** The sign-in dialog says that somebody has signed in; `false`: the account service does not know of it. */
  readonly confirmLogin: () => Promise<boolean>;
  readonly closeDialog: () => void;
  /** The screen that asked for a login was left: the question goes with it, and what waited for it ends. */
  readonly leaveDialog: () => void;
  readonly signOut: () => Promise<void>;
}
