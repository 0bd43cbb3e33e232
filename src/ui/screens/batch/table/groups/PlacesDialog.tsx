import { Button, Checkbox, TextInput } from "@mantine/core";
import { useState, type FormEvent } from "react";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { fieldTitle, MAX_LABEL, PLACE_FIELDS } from "#domain/building/rooms/roomFields.ts";
import type { RoomPlace } from "#domain/building/rooms/Room.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { Dialog } from "../../../../kit/dialog/Dialog.tsx";
import { lostCall } from "../../../../page/services/lostCall.ts";
import { useNotices } from "../../../../page/services/useNotices.ts";
import text from "../../../../kit/styles/text.module.css";
import { usePlaces } from "./usePlaces.ts";
import css from "./Groups.module.css";

export interface PlacesDialogProps {
  readonly client: Pick<BatchClient<unknown>, "places" | "placeTicked">;
  readonly rooms: number;
  readonly onClose: () => void;
}

const WIDTH = 480;
const NOTHING = { floor: "", zone: "" } as const;

/** Storey and zone of all ticked rooms: ticked fields are written, and an empty one removes the value. */
export function PlacesDialog({ client, rooms, onClose }: PlacesDialogProps) {
  const notices = useNotices();
  const known = usePlaces(client);
  const [typed, setTyped] = useState<RoomPlace>(NOTHING);
  const [isWritten, setWritten] = useState({ floor: false, zone: false });
  const [isSaving, setSaving] = useState(false);
  const isNothing = !isWritten.floor && !isWritten.zone;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isNothing || isSaving) return;
    setSaving(true);
    const place = Object.fromEntries(
      PLACE_FIELDS.filter((field) => isWritten[field]).map((field) => [field, typed[field].trim()]),
    );
    try {
      const count = await client.placeTicked(place);
      notices.success(`已更新 ${formatNumber(count, 0)} 间的楼层与分区`);
      onClose();
    } catch (error) {
      setSaving(false);
      notices.error("未能保存楼层与分区", lostCall(error));
    }
  };
  return (
    <Dialog
      opened
      title="楼层与分区"
      width={WIDTH}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            取消
          </Button>
          <Button type="submit" form="places" disabled={isNothing} loading={isSaving}>
            写入 {formatNumber(rooms, 0)} 间
          </Button>
        </>
      }
    >
      <form id="places" onSubmit={(event) => void submit(event)} className={css["places"]} noValidate>
        {PLACE_FIELDS.map((field) => (
          <div key={field} className={css["place"]}>
            <Checkbox
              label={fieldTitle(field)}
              checked={isWritten[field]}
              onChange={({ currentTarget: { checked } }) => setWritten({ ...isWritten, [field]: checked })}
            />
            <TextInput
              aria-label={`${fieldTitle(field)}名称`}
              placeholder={isWritten[field] ? "留空则清除" : "保持不变"}
              autoComplete="off"
              className={css["proposing"]}
              list={`places-${field}`}
              maxLength={MAX_LABEL}
              data-autofocus={field === "floor" || undefined}
              value={typed[field]}
              onChange={({ currentTarget: { value } }) => {
                setTyped({ ...typed, [field]: value });
                if (value !== "") setWritten({ ...isWritten, [field]: true });
              }}
            />
            <datalist id={`places-${field}`}>
              {known.map(
                ({ by, name }) =>
                  by === field &&
                  name !== "" && (
                    <option key={name} value={name}>
                      {name}
                    </option>
                  ),
              )}
            </datalist>
          </div>
        ))}
        <p className={text["dim"]}>选型结果不受影响；可撤销。</p>
      </form>
    </Dialog>
  );
}
