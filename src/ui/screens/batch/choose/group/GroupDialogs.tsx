import type { Overlay } from "../../context/Overlay.ts";
import { GroupChoiceDialog, type GroupChoiceDialogProps } from "./GroupChoiceDialog.tsx";
import { PlacesDialog, type PlacesDialogProps } from "../../table/groups/PlacesDialog.tsx";

export interface GroupDialogsProps {
  readonly overlay: Overlay;
  readonly client: PlacesDialogProps["client"] & GroupChoiceDialogProps["client"];
  readonly kind: GroupChoiceDialogProps["kind"];
  readonly onClose: () => void;
}

/** Dialogs about the location of rooms and about the rooms of a group. */
export function GroupDialogs({ overlay, client, kind, onClose }: GroupDialogsProps) {
  if (overlay.kind === "places")
    return <PlacesDialog client={client} rooms={overlay.rooms} onClose={onClose} />;
  if (overlay.kind !== "group") return null;
  return <GroupChoiceDialog client={client} kind={kind} part={overlay.part} onClose={onClose} />;
}
