import { useEffect, useRef } from "react";
import css from "./Charts.module.css";
import type { ChartPicture } from "./picture/ChartPicture.ts";

/** The chart for print: drawn before the browser prints and removed afterwards. */
export function PaperPicture({ picture }: { readonly picture: ChartPicture | null }) {
  const paper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const draw = () => {
      if (picture) paper.current?.replaceChildren(picture.toCanvas());
    };
    const clear = () => paper.current?.replaceChildren();
    window.addEventListener("beforeprint", draw);
    window.addEventListener("afterprint", clear);
    return () => {
      window.removeEventListener("beforeprint", draw);
      window.removeEventListener("afterprint", clear);
    };
  }, [picture]);
  return <div ref={paper} className={css["paper"]} aria-hidden />;
}
