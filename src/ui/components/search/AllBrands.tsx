import { Popover } from "@mantine/core";
import { useEffect, useImperativeHandle, useState, type Ref } from "react";
import { BrandLetterList, type BrandLetterListProps } from "./BrandLetterList.tsx";

export interface AllBrandsProps extends BrandLetterListProps {
  /** The button that opens it: beside it the brands are shown, and it gets the focus back. */
  readonly anchor: HTMLElement;
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
}

/** Stands for an element that is there already, where Mantine wants one of its own to hold on to. */
function Anchor({ element, ref }: { element: HTMLElement; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => element, [element]);
  return null;
}

/** 全部品牌 by letter, in a layer of its own. Fetched by its first click: what places it is a tenth of a first visit. */
export function AllBrands({ anchor, isOpen, onChange, ...list }: AllBrandsProps) {
  // Opened once it is there, not with it: where the focus was is noticed on the way from closed to open.
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setThere(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Popover
      opened={isOpen && isThere}
      onChange={onChange}
      position="bottom-start"
      trapFocus
      returnFocus
      shadow="md"
    >
      <Popover.Target>
        <Anchor element={anchor} />
      </Popover.Target>
      <Popover.Dropdown aria-label="全部品牌" aria-labelledby={undefined}>
        <BrandLetterList {...list} />
      </Popover.Dropdown>
    </Popover>
  );
}
