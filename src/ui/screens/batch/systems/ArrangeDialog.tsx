import { NativeSelect } from "@mantine/core";
import { useState } from "react";
import { NAME_MOST } from "#domain/building/systems/list/NamedSystem.ts";
import type { Place } from "#domain/building/systems/list/places.ts";
import type { Arrangement } from "#domain/building/systems/list/arrangement.ts";
import type { SheetBase } from "#workers/batch/systems/SystemSheet.ts";
import { FormDialog } from "../../../kit/dialog/FormDialog.tsx";
import { NameDialog } from "../../../kit/dialog/NameDialog.tsx";
import { Field } from "../../../kit/input/Field.tsx";
import { mediumWords, type MediumWords } from "./mediumWords.ts";
import { PlaceChecks } from "./PlaceChecks.tsx";
import css from "./Systems.module.css";

export type Asked = "rename" | "split" | "move" | "merge";

interface ArrangeDialogProps {
  readonly asked: Asked;
  readonly sheet: SheetBase;
  /** Other systems of the same kind */
  readonly others: readonly SheetBase[];
  readonly onArrange: (arrangement: Arrangement) => Promise<void>;
  readonly onClose: () => void;
}

const FORMS = {
  split: { title: "拆出新系统", submit: "拆出" },
  move: { title: "移动分区或楼层", submit: "移动" },
  merge: { title: "合并系统", submit: "合并" },
} as const;

/** Notes of each form */
const notesOf = ({ size, machine }: MediumWords) => ({
  split: `新系统沿用现有条件、已输入的管长和锁定的${size}，不沿用${machine}；以后新增的房间仍归原系统。`,
  move: `移走的分区沿用已输入的管长和锁定的${size}；没有剩余分区的系统随之取消。`,
  merge: `合并后沿用目标系统的名称、条件和${machine}，本系统取消。`,
});

/** Asks for a name, storeys or another system. */
export function ArrangeDialog({ asked, sheet, others, onArrange, onClose }: ArrangeDialogProps) {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const [to, setTo] = useState(others[0]?.id ?? "");
  const [fault, setFault] = useState<string>();
  if (asked === "rename")
    return (
      <NameDialog
        title="重命名系统"
        label="系统名称"
        name={sheet.name}
        maxLength={NAME_MOST}
        onSave={(name) => onArrange({ act: "rename", id: sheet.id, name })}
        onClose={onClose}
      />
    );
  const submit = () => {
    if (asked === "merge") return onArrange({ act: "merge", from: sheet.id, to });
    if (places.length === 0) return setFault("请选择分区或楼层");
    return onArrange(
      asked === "split"
        ? { act: "split", id: sheet.id, places }
        : { act: "move", from: sheet.id, to, places },
    );
  };
  const { submit: submitLabel } = FORMS[asked];
  const title = asked === "merge" ? `合并${sheet.name}` : FORMS[asked].title;
  return (
    <FormDialog title={title} submitLabel={submitLabel} onSubmit={submit} onClose={onClose}>
      {asked !== "split" && (
        <Field label={asked === "move" ? "移到" : "合并到"}>
          {(control) => (
            <NativeSelect
              {...control}
              w="100%"
              value={to}
              data={others.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={({ currentTarget }) => setTo(currentTarget.value)}
            />
          )}
        </Field>
      )}
      {asked !== "merge" && (
        <PlaceChecks
          places={sheet.places}
          chosen={places}
          fault={fault}
          onChoose={(chosen) => {
            setPlaces(chosen);
            setFault(undefined);
          }}
        />
      )}
      <p className={css["dialogNote"]}>{notesOf(mediumWords(sheet.kind))[asked]}</p>
    </FormDialog>
  );
}
