import type { MouseEvent } from "react";
import type { Selectable } from "../page/services/Selectable.ts";
import { useSelectProduct } from "./useSelectProduct.ts";
import { LinkButton } from "../kit/input/LinkButton.tsx";

export interface SelectLinkProps {
  readonly product: Selectable;
  readonly small?: boolean;
  readonly title?: string | undefined;
}

/** 选中, as an action of a row. */
export function SelectLink({ product, small = false, title }: SelectLinkProps) {
  const { selecting, select } = useSelectProduct();
  return (
    <LinkButton
      small={small}
      title={title}
      aria-label={`选中 ${product.model}`}
      disabled={selecting !== null}
      onClick={(event: MouseEvent) => {
        // A click on the row behind opens the detail.
        event.stopPropagation();
        void select(product);
      }}
    >
      选中
    </LinkButton>
  );
}
