import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { Selectable } from "../../../page/services/Selectable.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";

/** Few rows of a list are asked for their files. */
const RowSources = lazy(async () => ({ default: (await import("./RowSources.tsx")).RowSources }));

/** ms: a pointer that only passes opens nothing, and one that goes over to the layer finds it there. */
const LINGER = 250;

type State = "closed" | "pointed" | "pressed";

/** 下载: who points at it, or comes to it by keyboard, is told the files of the product; nothing is asked before. */
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
          // The row behind it opens the detail.
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
