import { Button } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { DuplicateAct } from "#domain/desk/library/ownProducts.ts";
import { Segments } from "../../../kit/input/Segments.tsx";
import css from "./ProductImport.module.css";
import type { Taking } from "./useSending.ts";

const DUPLICATES = [
  { value: "replace", label: "替换" },
  { value: "keep", label: "保留原有" },
  { value: "both", label: "两者都留" },
] as const satisfies readonly { readonly value: DuplicateAct; readonly label: string }[];
type Start = "draft" | "used";
const STARTS = [
  { value: "draft", label: "草稿" },
  { value: "used", label: "直接启用" },
] as const satisfies readonly { readonly value: Start; readonly label: string }[];

interface SendChoicesProps {
  /** Number of products that the library already has. */
  readonly known: number;
  /** Number of products to be imported. */
  readonly sent: number;
  /** Whether the preview is being read again. */
  readonly isBusy?: boolean;
  /** Further choices. */
  readonly beside?: ReactNode;
  /** Set if the figures of one product are corrected: whether it is a draft, which it then stays. */
  readonly corrected?: { readonly isDraft: boolean } | null;
  readonly onSend: (taking: Taking) => void;
  readonly onLeave: () => void;
}

/** Choices for the import: as drafts or released at once, and how existing products are treated. */
export function SendChoices(props: SendChoicesProps) {
  const { known, sent, isBusy = false, beside, corrected = null, onSend, onLeave } = props;
  const [duplicates, setDuplicates] = useState<DuplicateAct>("keep");
  const [start, setStart] = useState<Start>("draft");
  return (
    <div className={css["choices"]}>
      {known > 0 && (
        <span className={css["choice"]}>
          {formatNumber(known, 0)} 个已在库中
          <Segments
            size="xs"
            aria-label="已在库中的产品"
            data={DUPLICATES}
            value={duplicates}
            onChange={setDuplicates}
          />
        </span>
      )}
      {corrected === null && (
        <span className={css["choice"]}>
          导入为
          <Segments size="xs" aria-label="导入为" data={STARTS} value={start} onChange={setStart} />
        </span>
      )}
      {beside}
      <span className={css["end"]}>
        <Button variant="default" onClick={onLeave}>
          取消
        </Button>
        <Button
          disabled={sent === 0 || isBusy}
          onClick={() =>
            onSend(
              corrected === null
                ? { isDraft: start === "draft", duplicates }
                : { isDraft: corrected.isDraft, duplicates: "replace" },
            )
          }
        >
          {corrected === null ? `导入 ${formatNumber(sent, 0)} 个产品` : "存为新的状态"}
        </Button>
      </span>
    </div>
  );
}
