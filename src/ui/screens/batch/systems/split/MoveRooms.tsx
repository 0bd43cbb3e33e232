import { Button, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { SplitSheet } from "#workers/batch/splits/SplitSheet.ts";
import { useMayEdit } from "../../context/useMayEdit.ts";
import { useSendChange } from "../../context/useSendChange.ts";
import css from "./Splits.module.css";

interface MoveRoomsProps {
  readonly client: BatchClient<unknown>;
  readonly others: readonly SplitSheet[];
  /** Ids of the ticked rooms */
  readonly ticked: readonly string[];
  readonly onMoved: () => void;
}

const FRESH = "";

/** Moves the ticked rooms to another system in one undo step. */
export function MoveRooms({ client, others, ticked, onMoved }: MoveRoomsProps) {
  const mayEdit = useMayEdit();
  const send = useSendChange();
  const [chosen, setChosen] = useState(FRESH);
  const to = others.some(({ id }) => id === chosen) ? chosen : FRESH;
  const move = async () => {
    const asked =
      to === FRESH
        ? ({ act: "split", rooms: ticked } as const)
        : ({ act: "move", rooms: ticked, to } as const);
    if (await send(() => client.arrangeSplits(asked))) onMoved();
  };
  return (
    <div className={css["move"]}>
      {ticked.length === 0 ? (
        <span>勾选房间，可移到其他系统</span>
      ) : (
        <>
          <span>已选 {formatNumber(ticked.length, 0)} 间，移到</span>
          <NativeSelect
            size="xs"
            aria-label="移到系统"
            value={to}
            disabled={!mayEdit}
            data={[
              { value: FRESH, label: "新系统" },
              ...others.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
          <Button size="compact-xs" disabled={!mayEdit} onClick={() => void move()}>
            移动
          </Button>
          <Button size="compact-xs" variant="subtle" onClick={onMoved}>
            取消选择
          </Button>
        </>
      )}
    </div>
  );
}
