import { Suspense, useEffect, useRef, useState } from "react";
import { fetched } from "../../../page/browser/fetched.tsx";
import type { Selectable } from "../../../page/services/Selectable.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";

/** Loaded on demand: the files of few rows are asked for. */
const RowSources = fetched(async () => (await import("./RowSources.tsx")).RowSources);

/** ms: a pointer that only passes opens nothing, and one that moves to the popover still finds it open. */
const LINGER = 250;

type State = "closed" | "pointed" | "pressed";

/** 下载: hover or focus shows the files of the product, which are loaded only then. */
export function RowFiles({ product }: { readonly product: Selectable }) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [state, setState] = useState<State>("closed");
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (next: (now: State) => State) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState(next), LINGER);
  };
  const come = () => later((now) => (now === "closed" ? "pointed" : now));
  const go = () => later((now) => (now === "pointed" ? "closed" : now));
  return (
    <>
      <LinkButton
        ref={setButton}
        aria-label={`下载 ${product.model} 的文件`}
        aria-expanded={state !== "closed"}
        onMouseEnter={come}
        onMouseLeave={go}
        onFocus={come}
        onBlur={go}
        onClick={(event) => {
          // A click on the row behind opens the detail.
          event.stopPropagation();
          clearTimeout(timer.current);
          setState("pressed");
        }}
      >
        下载
      </LinkButton>
      {state !== "closed" && button !== null && (
        <Suspense fallback={null}>
          <RowSources
            anchor={button}
            product={product}
            isPressed={state === "pressed"}
            onPointed={(isPointed) => (isPointed ? come() : go())}
            onClose={() => setState("closed")}
          />
        </Suspense>
      )}
    </>
  );
}
