import { useHover } from "@mantine/hooks";
import { useEffect } from "react";
import type { Selectable } from "../../../page/services/Selectable.ts";
import { AnchoredPopover } from "../../../kit/layout/AnchoredPopover.tsx";
import { ResourcePanel } from "../../../product/files/ResourcePanel.tsx";
import css from "./ProductTable.module.css";

export interface RowSourcesProps {
  readonly anchor: HTMLElement;
  readonly product: Selectable;
  /** Whether it was opened by a press, so that the focus moves into it. */
  readonly isPressed: boolean;
  readonly onPointed: (isPointed: boolean) => void;
  readonly onClose: () => void;
}

/** The files of a row's product, as in its detail. */
export function RowSources({ anchor, product, isPressed, onPointed, onClose }: RowSourcesProps) {
  const { hovered, ref } = useHover<HTMLDivElement>();
  useEffect(() => {
    if (hovered) {
      onPointed(true);
      return () => onPointed(false);
    }
    // Called on every change of `hovered`; a changed callback alone must not call it again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [hovered]);
  return (
    <AnchoredPopover
      anchor={anchor}
      isOpen
      isTrapping={isPressed}
      label={`${product.model} 的文件`}
      onChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <div className={css["sources"]} ref={ref}>
        <ResourcePanel product={product} />
      </div>
    </AnchoredPopover>
  );
}
