import { Button } from "@mantine/core";
import { useId, useState, type FormEvent } from "react";
import { ROOM_FIELDS } from "#domain/building/rooms/roomFields.ts";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import { ASSUMED_CLIMATE, type Room, type RoomDraft, type RoomPlace } from "#domain/building/rooms/Room.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import text from "../../../kit/styles/text.module.css";
import { classNames } from "../../../kit/layout/classNames.ts";
import { Dialog } from "../../../kit/dialog/Dialog.tsx";
import { readRoomDraft, roomTexts, type RoomTexts } from "./readRoomDraft.ts";
import { RoomFields } from "./RoomFields.tsx";
import { roomFieldsOf } from "./roomFieldsOf.ts";

interface RoomEditorProps {
  readonly kind: Pick<BatchKind<never>, "words" | "roomFigures" | "hasCorrection">;
  /** `null` for a new room. */
  readonly room: (Room & RoomPlace) | null;
  /** Closes the form if saving succeeds. */
  readonly onSave: (draft: RoomDraft) => Promise<void>;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

const WIDTH = 640;
const { summerDryBulb, summerWetBulb, winterDryBulb } = ASSUMED_CLIMATE;
const ASSUMED = `未填写的温度按夏季干球 ${summerDryBulb} ℃、湿球 ${summerWetBulb} ℃，冬季干球 ${winterDryBulb} ℃ 计算。`;
const NO_PROBLEMS: Readonly<Partial<Record<keyof RoomTexts, string>>> = {};

/** A form for the figures of one room. Empty fields mean that a figure is not stated. */
export function RoomEditor({ kind, room, onSave, onDelete, onClose }: RoomEditorProps) {
  const formId = useId();
  const [kept] = useState(() => roomTexts(room));
  const [texts, setTexts] = useState(kept);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [isSaving, setSaving] = useState(false);
  const save = async (draft: RoomDraft) => {
    setSaving(true);
    await onSave(draft);
    setSaving(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readRoomDraft(texts);
    if (!read.ok) setProblems(read.problems);
    else if (!isSaving) void save(read.draft);
  };
  return (
    <Dialog
      opened
      title={room === null ? "新增房间" : "编辑房间"}
      width={WIDTH}
      onClose={onClose}
      isChanged={ROOM_FIELDS.some((field) => texts[field] !== kept[field])}
      aside={room !== null && <LinkButton onClick={onDelete}>删除房间</LinkButton>}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            取消
          </Button>
          <Button type="submit" form={formId}>
            保存
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <RoomFields
          fields={roomFieldsOf(kind)}
          counter={kind.words.counter}
          texts={texts}
          problems={problems}
          onChange={(field, value) => setTexts({ ...texts, [field]: value })}
        />
        <p className={classNames(text["small"], text["dim"])} style={{ marginTop: 12 }}>
          {kind.roomFigures.includes("coolingLoad") ? "负荷为整个房间的负荷。" : "送风量为整个房间的送风量。"}
          {kind.hasCorrection && ASSUMED}
        </p>
      </form>
    </Dialog>
  );
}
