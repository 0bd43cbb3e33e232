import { lazy, Suspense } from "react";
import type { Pasted } from "#domain/building/batch/edit/pasteQuantities.ts";
import type { BatchHostRooms } from "./host/useHostRooms.ts";
import type { OptimisedKind, OptimumClient } from "./optimum/OptimumClient.ts";
import type { GroupDialogsProps } from "./groups/GroupDialogs.tsx";
import { loadGroupDialogs } from "./groups/loadGroupDialogs.ts";
import { loadOptimumDialog } from "./optimum/loadOptimumDialog.ts";
import type { Overlay } from "./Overlay.ts";
import { loadPlanDialog } from "./plan/loadPlanDialog.ts";
import type { PlanDialogProps } from "./plan/PlanDialog.tsx";

const HostRoomsLeftOut = lazy(async () => ({
  default: (await import("./host/HostRoomsLeftOut.tsx")).HostRoomsLeftOut,
}));
const OptimumDialog = lazy(async () => ({ default: (await loadOptimumDialog()).OptimumDialog }));
const PlanDialog = lazy(async () => ({ default: (await loadPlanDialog()).PlanDialog }));
const GroupDialogs = lazy(async () => ({ default: (await loadGroupDialogs()).GroupDialogs }));
const PasteReport = lazy(async () => ({ default: (await import("./many/PasteReport.tsx")).PasteReport }));

interface BatchDialogsProps extends Omit<PlanDialogProps, "client" | "kind"> {
  readonly overlay: Overlay | null;
  readonly client: PlanDialogProps["client"] & OptimumClient & GroupDialogsProps["client"];
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
      {(overlay?.kind === "places" || overlay?.kind === "group") && (
        <GroupDialogs overlay={overlay} client={client} kind={kind} onClose={onClose} />
      )}
      {pasted && <PasteReport pasted={pasted} onClose={onPastedRead} />}
    </Suspense>
  );
}
