/** Marks that somebody has signed in here. Not a secret: the session is a cookie that no script can read. */
const SIGNED_IN = "volute.signedIn";
/** When the dialog was closed, in ms since 1970. */
const DECLINED_AT = "volute.looksOn";
const DAY_MS = 24 * 3_600_000;

/**
 * What the browser remembers of logins between pages and tabs. If storage is blocked, every visit counts as the
 * first.
 */
export interface LoginMemory {
  readonly seemsSignedIn: () => boolean;
  readonly isLoginDeclined: () => boolean;
  readonly noteSignedIn: (isSignedIn: boolean) => void;
  readonly noteLoginDeclined: () => void;
  /** Calls back when somebody signs in or out in another tab. */
  readonly onElsewhere: (react: (isSignedIn: boolean) => void) => void;
}

export function loginMemory(storage: Storage | undefined): LoginMemory {
  const write = (key: string, value: string | null) => {
    try {
      if (value === null) storage?.removeItem(key);
      else storage?.setItem(key, value);
    } catch {
      // Storage is full or blocked: the next page asks again.
    }
  };
  return {
    seemsSignedIn: () => storage?.getItem(SIGNED_IN) === "1",
    isLoginDeclined: () => Date.now() - Number(storage?.getItem(DECLINED_AT) ?? 0) < DAY_MS,
    noteSignedIn: (isSignedIn) => write(SIGNED_IN, isSignedIn ? "1" : null),
    noteLoginDeclined: () => write(DECLINED_AT, String(Date.now())),
    onElsewhere: (react) =>
      window.addEventListener("storage", ({ key, newValue }) => {
        if (key === SIGNED_IN) react(newValue === "1");
      }),
  };
}
