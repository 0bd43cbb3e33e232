import { Suspense, useState, type ReactNode } from "react";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { Arrangement } from "#domain/building/systems/list/arrangement.ts";
import type { SheetBase } from "#workers/batch/systems/SystemSheet.ts";
import { fetched } from "../../../page/browser/fetched.tsx";
import { useNotices } from "../../../page/services/useNotices.ts";
import type { Asked } from "./ArrangeDialog.tsx";

const ArrangeDialog = fetched(async () => (await import("./ArrangeDialog.tsx")).ArrangeDialog);

/**
 * Asks how a system shall be changed, and changes it in one step of undo.
 *
 * @param others systems of the same kind
 */
export function useArrange(
  client: BatchClient<unknown>,
  sheet: SheetBase,
  others: readonly SheetBase[],
): { readonly ask: (asked: Asked) => void; readonly dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null);
  const notices = useNotices();
  const arrange = async (arrangement: Arrangement) => {
    try {
      const sentence = await client.arrangeSystems(arrangement);
      if (sentence === "") setAsked(null);
      else notices.error("未采用", sentence);
    } catch {
      notices.error("未采用", "建筑只能查看，或计算线程已中断");
    }
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
