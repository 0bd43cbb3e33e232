import { useEffect, useState, type RefObject } from "react";
import { readViewToken, SHOWN_VIEWS } from "#api/contract/displayData.ts";
import type { ModelFault } from "#workers/model/View.ts";
import { loadedOf } from "../../page/services/Loaded.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";
import { useAsk } from "../../page/services/useAsk.ts";
import { firstView, ViewerDirector } from "./ViewerDirector.ts";

export type ViewerFault = ModelFault | "no-token" | "unsupported-view";

export type ViewerState =
  | { readonly status: "loading" }
  /** `isLost`: the graphics context is lost for the moment. */
  | { readonly status: "success"; readonly director: ViewerDirector; readonly isLost: boolean }
  | { readonly status: "error"; readonly fault: ViewerFault; readonly retry: () => void };

type Outcome = { readonly director: ViewerDirector } | { readonly fault: ViewerFault };

/** ms: a graphics context that is not restored by then does not come back by itself. */
const RECOVERY = 4000;

/** Opens the model of a component in `container`, and again when its token changes or the user retries. */
export function useModel(componentId: string, container: RefObject<HTMLElement | null>): ViewerState {
  const { model: client } = useServices();
  const token = loadedOf(useAsk(readViewToken, { params: { id: componentId } }));
  const given = token.status === "ready" ? token.value : null;
  const isShown = given !== null && SHOWN_VIEWS.includes(given.viewType);
  const [round, setRound] = useState(0);
  const [isLost, setLost] = useState(false);
  const [outcome, setOutcome] = useState<{ readonly of: number; readonly is: Outcome } | null>(null);

  useEffect(() => {
    const box = container.current;
    if (!isShown || box === null) return undefined;
    let isWanted = true;
    let director: ViewerDirector | null = null;
    let recovery: ReturnType<typeof setTimeout> | undefined;
    const { opened, close } = client.open(
      given,
      box,
      (facts) => firstView(box, facts),
      (news) => {
        clearTimeout(recovery);
        if (!isWanted) return;
        setLost(news === "lost");
        if (news === "lost") recovery = setTimeout(() => setRound(round + 1), RECOVERY);
      },
    );
    void opened.then((result) => {
      if (!isWanted) return;
      if (!result.ok) return setOutcome({ of: round, is: { fault: result.code } });
      director = new ViewerDirector(box, result.value);
      setOutcome({ of: round, is: { director } });
    });
    return () => {
      isWanted = false;
      clearTimeout(recovery);
      setOutcome(null);
      setLost(false);
      director?.dispose();
      close();
    };
  }, [client, given, isShown, container, round]);

  if (token.status === "failed") return { status: "error", fault: "no-token", retry: token.retry };
  const retry = () => setRound(round + 1);
  if (given !== null && !isShown) return { status: "error", fault: "unsupported-view", retry };
  if (outcome?.of !== round) return { status: "loading" };
  const { is } = outcome;
  if ("fault" in is) return { status: "error", fault: is.fault, retry };
  return { status: "success", director: is.director, isLost };
}
