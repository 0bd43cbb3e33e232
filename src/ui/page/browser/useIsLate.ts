import { useEffect, useState } from "react";

/** A loading state is shown only if it lasts: a flash of grey bars is worse than a short blank. */
const LATE_MS = 300;

/** True once `isWaiting` has been true for 300 ms without a break. */
export function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLate(true), LATE_MS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isWaiting]);
  return isWaiting && isLate;
}
