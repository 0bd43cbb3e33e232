import { useState } from "react";
import type { Brand } from "#api/contract/products.ts";
import { brandInitial, LETTERS } from "#domain/catalogue/listing/brandInitial.ts";
import css from "./BrandLetterList.module.css";
import { Tags } from "./Tags.tsx";

export interface BrandLetterListProps {
  readonly brands: readonly Brand[];
  readonly chosen: string | null;
  readonly onChoose: (brandCode: string | null) => void;
}

/** 全部品牌, then A to Z: a letter narrows the brands to those whose name begins with it. */
export function BrandLetterList({ brands, chosen, onChoose }: BrandLetterListProps) {
  const [letter, setLetter] = useState<string | null>(null);
  const initials = new Set(brands.map(({ brandName }) => brandInitial(brandName)));
  const shown =
    letter === null ? brands : brands.filter(({ brandName }) => brandInitial(brandName) === letter);
  const letterButton = (value: string | null, label: string) => (
    <button
      key={label}
      type="button"
      className={css["letter"]}
      aria-pressed={value === letter}
      disabled={value !== null && !initials.has(value)}
      onClick={() => setLetter(value)}
    >
      {label}
    </button>
  );
  return (
    <div className={css["list"]}>
      <div className={css["letters"]} role="group" aria-label="首字母">
        {letterButton(null, "全部品牌")}
        {LETTERS.map((value) => letterButton(value, value))}
      </div>
      <div className={css["brands"]} role="group" aria-label="品牌">
        <Tags
          tags={shown.map(({ brandCode, brandName, disabled }) => ({
            code: brandCode,
            name: brandName,
            disabled,
          }))}
          chosen={chosen}
          onChoose={onChoose}
        />
      </div>
    </div>
  );
}
