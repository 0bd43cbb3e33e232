import { useEffect, useState } from "react";

/** True from the first picture on: what only adds to a screen waits for it. */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsPainted(true), 0);
    return () => clearTimeout(timer);
  }, []);
  return isPainted;
}
