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

/** Loaded on demand: only units with outdoor units have it. */
const SplitFaultLines = fetched(
  async () => (await import("../systems/split/SplitFaultLines.tsx")).SplitFaultLines,
);

interface BatchDialogsProps extends Omit<PlanDialogProps, "client" | "kind" | "notices" | "onClose"> {
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
      {overlay?.kind === "plan" && (
        <PlanDialog
          {...{ client, kind, onClose, ...plan }}
          notices={
            kind.split !== undefined && (
              <Suspense>
                <SplitFaultLines onSystem={plan.onSystem} />
              </Suspense>
            )
          }
        />
      )}
      {(overlay?.kind === "places" || overlay?.kind === "group") && (
        <GroupDialogs overlay={overlay} client={client} kind={kind} onClose={onClose} />
      )}
      {pasted && <PasteReport pasted={pasted} onClose={onPastedRead} />}
    </Suspense>
  );
}
