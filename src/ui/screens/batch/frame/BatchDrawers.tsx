import { Suspense } from "react";
import type { RoomRow } from "#domain/building/batch/state/batchState.ts";
import { describeSite, type SiteFilter } from "#domain/building/rooms/SiteFilter.ts";
import { fetched } from "../../../page/browser/fetched.tsx";
import { useBatch, useSummary } from "../context/BatchContext.tsx";
import type { Overlay } from "../context/Overlay.ts";
import { rowFilter } from "../context/rowFilter.ts";
import { AlternativesDrawer, DetailDrawer, RulesDialog } from "./useOverlay.ts";

const RoomFacts = fetched(async () => (await import("../choose/alternatives/RoomFacts.tsx")).RoomFacts);

interface BatchDrawersProps<Filter> {
  readonly overlay: Overlay | null;
  readonly filter: Filter;
  readonly differing: (row: RoomRow) => string;
}

/** The drawer for one room, at the left. */
export function BatchDrawers<Filter extends SiteFilter>({
  overlay,
  filter,
  differing,
}: BatchDrawersProps<Filter>) {
  const { screen, client, lists, close: onClose } = useBatch<Filter>();
  const summary = useSummary();
  const rest = { screen, client, lists, summary, filter, differing, onClose };
  const drawer = overlay?.kind === "detail" || overlay?.kind === "alternatives" ? overlay : null;
  const inForce = rowFilter(filter, drawer?.row.rule ?? null);
  return (
    <Suspense>
      {drawer?.kind === "detail" && (
        <DetailDrawer
          productId={drawer.row.selection?.productId ?? null}
          title={drawer.row.roomName || drawer.row.roomCode}
          headExtra={
            <RoomFacts
              kind={screen.kind}
              row={drawer.row}
              quantity={drawer.row.specifiedQuantity ?? drawer.row.calculatedQuantity}
              needs={screen.needs(drawer.row.required, inForce)}
              site={describeSite((drawer.row.conditions as Filter | null) ?? inForce, screen.kind.atAltitude)}
            />
          }
          source="batchSelection"
          onClose={onClose}
        />
      )}
      {drawer?.kind === "alternatives" && <AlternativesDrawer {...rest} filter={inForce} row={drawer.row} />}
      {overlay?.kind === "rules" && <RulesDialog {...rest} />}
    </Suspense>
  );
}
