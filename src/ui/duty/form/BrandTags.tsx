import { Suspense, useState } from "react";
import type { Brand } from "#api/contract/products.ts";
import { LinkButton } from "../../kit/input/LinkButton.tsx";
import css from "./BrandTags.module.css";
import { AllBrands } from "./searchParts.ts";
import { Tags } from "../../search/Tags.tsx";

export interface BrandTagsProps {
  readonly brands: readonly Brand[];
  readonly chosen: string | null;
  readonly onChoose: (brandCode: string | null) => void;
}

/** Brands that fit in a line of 1280 px; the others are in 全部品牌. */
const IN_LINE = 12;

const tagOf = ({ brandCode, brandName, disabled }: Brand) => ({ code: brandCode, name: brandName, disabled });

/** The first brands as tags, including the chosen one, and a button for all brands by letter. */
export function BrandTags({ brands, chosen, onChoose }: BrandTagsProps) {
  const [isOpen, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const shown = brands.slice(0, IN_LINE);
  const chosenBrand = brands.find(({ brandCode }) => brandCode === chosen);
  if (chosenBrand && !shown.includes(chosenBrand)) shown.splice(-1, 1, chosenBrand);
  const choose = (brandCode: string | null) => {
    setOpen(false);
    onChoose(brandCode);
  };
  return (
    <div className={css["tags"]} role="group" aria-label="品牌">
      <Tags tags={shown.map(tagOf)} chosen={chosen} onChoose={onChoose} />
      {brands.length > shown.length && (
        <LinkButton
          className={css["all"]}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={({ currentTarget }) => {
            setAnchor(currentTarget);
            setOpen(!isOpen);
          }}
        >
          全部品牌
        </LinkButton>
      )}
      {anchor && (
        <Suspense fallback={null}>
          <AllBrands
            anchor={anchor}
            isOpen={isOpen}
            onChange={setOpen}
            brands={brands}
            chosen={chosen}
            onChoose={choose}
          />
        </Suspense>
      )}
    </div>
  );
}
