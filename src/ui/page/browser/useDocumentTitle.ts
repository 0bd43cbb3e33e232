import { useEffect } from "react";

/** Sets the window's title to what the screen shows; `null` keeps the route's own title. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    const before = document.title;
    document.title = title;
    return () => {
      // The next screen may already have set the title.
      if (document.title === title) document.title = before;
    };
  }, [title]);
}
