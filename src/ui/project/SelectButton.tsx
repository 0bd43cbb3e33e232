import { Button } from "@mantine/core";
import type { Selectable } from "../page/services/Selectable.ts";
import { useSelectProduct } from "./useSelectProduct.ts";

interface SelectButtonProps {
  readonly product: Selectable;
  readonly title?: string;
}

/** 选中, in the head of a page and, if equipment is selected for a drawing, beside its files. */
export function SelectButton({ product, title }: SelectButtonProps) {
  const { selecting, select } = useSelectProduct();
  return (
    <Button size="xs" title={title} disabled={selecting !== null} onClick={() => void select(product)}>
      选中
    </Button>
  );
}
