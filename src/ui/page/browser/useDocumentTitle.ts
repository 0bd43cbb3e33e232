import { useEffect } from "react";

/** Names the window after what the screen shows; `null` leaves the route's own title. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    const before = document.title;
    document.title = title;
    return () => {
      // Whoever came next may have named it already.
      if (document.title === title) document.title = before;
    };
  }, [title]);
}
