import { MISSING } from "#domain/base/formatNumber.ts";
import text from "../../../../kit/styles/text.module.css";
import { LongText } from "../LongText.tsx";
import css from "./ManyRooms.module.css";

interface LeftRoom {
  readonly key: string | number;
  /** Line of the pasted text, such as 第 3 行, if there is one. */
  readonly place?: string;
  readonly room: string;
  readonly why: string;
}

/** Rooms that an action on many left unchanged, each with its reason. */
export function LeftRooms({ label, rooms }: { label: string; rooms: readonly LeftRoom[] }) {
  return (
    <div
      className={css["left"]}
      role="list"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has no other way to scroll it
      tabIndex={0}
    >
      {rooms.map(({ key, place, room, why }) => (
        <div
          key={key}
          role="listitem"
          className={css["leftRow"]}
          data-placed={place !== undefined || undefined}
        >
          {place !== undefined && <span className={text["dim"]}>{place}</span>}
          <LongText>{room || MISSING}</LongText>
          <LongText>{why}</LongText>
        </div>
      ))}
    </div>
  );
}
