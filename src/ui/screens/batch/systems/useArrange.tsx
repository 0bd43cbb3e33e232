import { Suspense, useState, type ReactNode } from "react";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { Arrangement } from "#domain/building/systems/list/arrangement.ts";
import type { SheetBase } from "#workers/batch/systems/SystemSheet.ts";
import { fetched } from "../../../page/browser/fetched.tsx";
import { useSendChange } from "../context/useSendChange.ts";
import type { Asked } from "./ArrangeDialog.tsx";

const ArrangeDialog = fetched(async () => (await import("./ArrangeDialog.tsx")).ArrangeDialog);

/**
 * Asks for a change of a system and applies it in one undo step.
 *
 * @param others systems of the same kind
 */
export function useArrange(
  client: BatchClient<unknown>,
  sheet: SheetBase,
  others: readonly SheetBase[],
): { readonly ask: (asked: Asked) => void; readonly dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null);
  const send = useSendChange();
  const arrange = async (arrangement: Arrangement) => {
    if (await send(() => client.arrangeSystems(arrangement))) setAsked(null);
  };
  return {
    ask: setAsked,
    dialog: asked !== null && (
      <Suspense>
        <ArrangeDialog
          asked={asked}
          sheet={sheet}
          others={others}
          onArrange={arrange}
          onClose={() => setAsked(null)}
        />
      </Suspense>
    ),
  };
}
