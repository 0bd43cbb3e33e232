import { useEffect } from "react";

/** Makes the browser ask before the page is closed or reloaded, while something would be lost. */
export function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Older browsers need this.
      event.returnValue = true;
    };
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isNeeded]);
}
