import { IconAlertTriangle } from "@tabler/icons-react";
import { useState } from "react";
import type { RefusedRow } from "#domain/building/rooms/importPreview.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import css from "./Mapping.module.css";
import { RowList } from "./RowList.tsx";

interface ImplausibleRoomsProps {
  readonly rows: readonly RefusedRow[];
  readonly isTurned: boolean;
}

/** Rooms that are imported with an unusual figure: their number and, on demand, a list with reasons. */
export function ImplausibleRooms({ rows, isTurned }: ImplausibleRoomsProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (rows.length === 0) return null;
  const count = formatNumber(rows.length, 0);
  return (
    <section className={css["implausible"]}>
      <p className={css["warning"]}>
        <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
        <span>{count} 间的数值与常见的相差很多，仍会导入，请先核对</span>
        <LinkButton aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? "收起" : `查看 ${count} 间`}
        </LinkButton>
      </p>
      {isOpen && <RowList rows={rows} label={`待核对的 ${count} 间`} tone="warning" isTurned={isTurned} />}
    </section>
  );
}
