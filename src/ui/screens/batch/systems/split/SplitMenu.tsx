import { ActionIcon, Menu, NativeSelect } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { useState } from "react";
import { NAME_MOST } from "#domain/building/systems/list/NamedSystem.ts";
import type { SplitArrangement } from "#domain/building/systems/split/splitList.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { SplitSheet } from "#workers/batch/splits/SplitSheet.ts";
import { FormDialog } from "../../../../kit/dialog/FormDialog.tsx";
import { NameDialog } from "../../../../kit/dialog/NameDialog.tsx";
import { Field } from "../../../../kit/input/Field.tsx";
import { useMayEdit } from "../../context/useMayEdit.ts";
import { useSendChange } from "../../context/useSendChange.ts";
import css from "../Systems.module.css";

interface SplitMenuProps {
  readonly client: BatchClient<unknown>;
  readonly sheet: SplitSheet;
  readonly systems: readonly SplitSheet[];
  readonly isProposed: boolean;
}

interface DialogProps extends Pick<SplitMenuProps, "sheet"> {
  readonly others: readonly SplitSheet[];
  readonly onArrange: (asked: SplitArrangement) => Promise<void>;
  readonly onClose: () => void;
}

function MergeDialog({ sheet, others, onArrange, onClose }: DialogProps) {
  const [to, setTo] = useState(others[0]!.id);
  return (
    <FormDialog
      title={`合并${sheet.name}`}
      submitLabel="合并"
      onSubmit={() => onArrange({ act: "merge", from: sheet.id, to })}
      onClose={onClose}
    >
      <Field label="合并到">
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
      <p className={css["dialogNote"]}>合并后沿用目标系统的名称和室外机，本系统取消。</p>
    </FormDialog>
  );
}

/** Renames or merges a system, or returns all to the proposal; each is one undo step. */
export function SplitMenu({ client, sheet, systems, isProposed }: SplitMenuProps) {
  const mayEdit = useMayEdit();
  const send = useSendChange();
  const [asked, setAsked] = useState<"rename" | "merge" | null>(null);
  const others = systems.filter(({ id }) => id !== sheet.id);
  const arrange = async (arrangement: SplitArrangement) => {
    if (await send(() => client.arrangeSplits(arrangement))) setAsked(null);
  };
  const close = () => setAsked(null);
  return (
    <>
      <Menu position="bottom-end" shadow="md" transitionProps={{ duration: 0 }} width={168}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" disabled={!mayEdit} aria-label={`调整${sheet.name}`}>
            <IconDots size={16} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setAsked("rename")}>重命名</Menu.Item>
          <Menu.Item disabled={others.length === 0} onClick={() => setAsked("merge")}>
            合并到其他系统
          </Menu.Item>
          <Menu.Item disabled={isProposed} onClick={() => void arrange({ act: "propose" })}>
            恢复建议划分
          </Menu.Item>
          {!isProposed && <Menu.Label fw={400}>恢复后，已采用的室外机一并取消，可撤销</Menu.Label>}
        </Menu.Dropdown>
      </Menu>
      {asked === "rename" && (
        <NameDialog
          title="重命名系统"
          label="系统名称"
          name={sheet.name}
          maxLength={NAME_MOST}
          onSave={(name) => arrange({ act: "rename", id: sheet.id, name })}
          onClose={close}
        />
      )}
      {asked === "merge" && <MergeDialog sheet={sheet} others={others} onArrange={arrange} onClose={close} />}
    </>
  );
}
