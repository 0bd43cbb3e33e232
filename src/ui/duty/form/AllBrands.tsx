import { AnchoredPopover, type AnchoredPopoverProps } from "../../kit/layout/AnchoredPopover.tsx";
import { BrandLetterList, type BrandLetterListProps } from "../../search/BrandLetterList.tsx";

export interface AllBrandsProps
  extends BrandLetterListProps, Pick<AnchoredPopoverProps, "anchor" | "isOpen" | "onChange"> {}

/** 全部品牌: all brands by letter, in a popover. */
export const AllBrands = ({ anchor, isOpen, onChange, ...list }: AllBrandsProps) => (
  <AnchoredPopover anchor={anchor} isOpen={isOpen} onChange={onChange} label="全部品牌">
    <BrandLetterList {...list} />
  </AnchoredPopover>
);
