import { useMayEdit } from "../context/useMayEdit.ts";
import css from "./many/ManyRooms.module.css";

interface TickHeaderProps {
  readonly shown: number;
  readonly tickedShown: number;
  readonly onTick: (isTicked: boolean) => void;
}

/** Ticks all rooms of the view, or none. */
export function TickHeader({ shown, tickedShown, onTick }: TickHeaderProps) {
  const mayEdit = useMayEdit();
  const isAll = shown > 0 && tickedShown === shown;
  return (
    <th scope="col">
      <label className={css["tickArea"]}>
        <input
          ref={(box) => {
            if (box) box.indeterminate = tickedShown > 0 && !isAll;
          }}
          type="checkbox"
          className={css["tick"]}
          aria-label="勾选全部显示的房间"
          disabled={!mayEdit}
          checked={isAll}
          onChange={() => onTick(!isAll)}
        />
      </label>
    </th>
  );
}
