import { Suspense } from "react";
import type { Pasted } from "#domain/building/batch/edit/pasteQuantities.ts";
import { fetched } from "../../../page/browser/fetched.tsx";
import type { BatchHostRooms } from "../rooms/host/useHostRooms.ts";
import { useBatch } from "../context/BatchContext.tsx";
import type { Overlay } from "../context/Overlay.ts";
import type { PlanDialogProps } from "../plan/PlanDialog.tsx";
import { GroupDialogs, OptimumDialog, PlanDialog } from "./useOverlay.ts";

const HostRoomsLeftOut = fetched(
  async () => (await import("../rooms/host/HostRoomsLeftOut.tsx")).HostRoomsLeftOut,
);
const PasteReport = fetched(async () => (await import("../table/many/PasteReport.tsx")).PasteReport);

interface BatchDialogsProps extends Omit<PlanDialogProps, "client" | "kind" | "onClose"> {
  readonly overlay: Overlay | null;
  readonly host: BatchHostRooms;
  readonly pasted: Pasted | null;
  readonly onPastedRead: () => void;
}

/** Dialogs over the whole screen that are loaded on demand. */
export function BatchDialogs(props: BatchDialogsProps) {
  const { overlay, host, pasted, onPastedRead, ...plan } = props;
  const { client, screen, close: onClose } = useBatch();
  const { kind } = screen;
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
