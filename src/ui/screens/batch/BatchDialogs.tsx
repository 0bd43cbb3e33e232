import { lazy, Suspense } from "react";
import type { Pasted } from "#domain/batch/many/pasteQuantities.ts";
import type { BatchHostRooms } from "./host/useHostRooms.ts";
import type { OptimisedKind, OptimumClient } from "./optimum/OptimumClient.ts";
import { loadPlacesDialog } from "./groups/loadPlacesDialog.ts";
import type { PlacesDialogProps } from "./groups/PlacesDialog.tsx";
import { loadOptimumDialog } from "./optimum/loadOptimumDialog.ts";
import type { Overlay } from "./Overlay.ts";
import { loadPlanDialog } from "./plan/loadPlanDialog.ts";
import type { PlanDialogProps } from "./plan/PlanDialog.tsx";

const HostRoomsLeftOut = lazy(async () => ({
  default: (await import("./host/HostRoomsLeftOut.tsx")).HostRoomsLeftOut,
}));
const OptimumDialog = lazy(async () => ({ default: (await loadOptimumDialog()).OptimumDialog }));
const PlanDialog = lazy(async () => ({ default: (await loadPlanDialog()).PlanDialog }));
const PlacesDialog = lazy(async () => ({ default: (await loadPlacesDialog()).PlacesDialog }));
const PasteReport = lazy(async () => ({ default: (await import("./many/PasteReport.tsx")).PasteReport }));

interface BatchDialogsProps extends Omit<PlanDialogProps, "client" | "kind"> {
  readonly overlay: Overlay | null;
  readonly client: PlanDialogProps["client"] & OptimumClient & PlacesDialogProps["client"];
  readonly kind: PlanDialogProps["kind"] & OptimisedKind;
  readonly host: BatchHostRooms;
  readonly pasted: Pasted | null;
  readonly onPastedRead: () => void;
}

/** Dialogs over the whole screen that are fetched when there is something to say in them. */
export function BatchDialogs(props: BatchDialogsProps) {
  const { overlay, client, kind, host, pasted, onPastedRead, onClose, ...plan } = props;
  return (
    <Suspense fallback={null}>
      {host.leftOut.length > 0 && <HostRoomsLeftOut host={host} />}
      {overlay?.kind === "optimum" && <OptimumDialog client={client} kind={kind} onClose={onClose} />}
      {overlay?.kind === "plan" && <PlanDialog client={client} kind={kind} onClose={onClose} {...plan} />}
      {overlay?.kind === "places" && <PlacesDialog client={client} rooms={overlay.rooms} onClose={onClose} />}
      {pasted && <PasteReport pasted={pasted} onClose={onPastedRead} />}
    </Suspense>
  );
}
