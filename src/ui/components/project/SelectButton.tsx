import { Button } from "@mantine/core";
import type { Selectable } from "../../hooks/project/Selectable.ts";
import { useSelectProduct } from "../../hooks/project/useSelectProduct.ts";

/** 选中, in the head of a page. */
export function SelectButton({ product }: { readonly product: Selectable }) {
  const { selecting, select } = useSelectProduct();
  return (
    <Button size="xs" disabled={selecting !== null} onClick={() => void select(product)}>
      选中
    </Button>
  );
}
