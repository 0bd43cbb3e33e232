import type { BatchSummary } from "#domain/batch/batchState.ts";
import { describeSite, type SiteFilter } from "#domain/batch/SiteFilter.ts";
import type { BatchLists } from "./useBatchLists.ts";
import type { BatchClient } from "#workers/batch/BatchClient.ts";
import { AlternativesDrawer } from "./alternatives/AlternativesDrawer.tsx";
import { RoomFacts } from "./alternatives/RoomFacts.tsx";
import { DetailDrawer } from "./DetailDrawer.tsx";
import type { Overlay } from "./Overlay.ts";
import type { BatchScreenKind } from "./kinds/BatchScreenKind.ts";

interface BatchDrawersProps<Filter> {
  readonly overlay: Overlay | null;
  readonly screen: BatchScreenKind<Filter>;
  readonly client: BatchClient<Filter>;
  readonly summary: BatchSummary;
  readonly lists: BatchLists;
  readonly filter: Filter;
  readonly differing: (conditions: unknown) => string;
  readonly onClose: () => void;
}

/** One drawer at the left, for the room whose button was pressed. */
export function BatchDrawers<Filter extends SiteFilter>({ overlay, ...rest }: BatchDrawersProps<Filter>) {
  const { screen, filter, onClose } = rest;
  const drawer = overlay?.kind === "detail" || overlay?.kind === "alternatives" ? overlay : null;
  const isDetail = drawer?.kind === "detail";
  return (
    <>
      <DetailDrawer
        productId={isDetail ? (drawer.row.selection?.productId ?? null) : null}
        title={drawer ? drawer.row.roomName || drawer.row.roomCode : ""}
        headExtra={
          drawer && (
            <RoomFacts
              kind={screen.kind}
              row={drawer.row}
              quantity={drawer.row.specifiedQuantity ?? drawer.row.calculatedQuantity}
              needs={screen.needs(drawer.row.required, filter)}
              site={describeSite((drawer.row.conditions as Filter | null) ?? filter, screen.kind.atAltitude)}
            />
          )
        }
        source="batchSelection"
        onClose={onClose}
      />
      {drawer?.kind === "alternatives" && <AlternativesDrawer {...rest} row={drawer.row} />}
    </>
  );
}
