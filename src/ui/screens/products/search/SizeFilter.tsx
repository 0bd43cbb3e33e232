import { useState } from "react";
import type { ListState } from "#domain/catalogue/listing/ListState.ts";
import { readSize, sizeText, withSize } from "#domain/catalogue/listing/typedSize.ts";
import { TextFilter } from "../../../search/TextFilter.tsx";
import text from "../../../kit/styles/text.module.css";

export interface SizeFilterProps {
  readonly state: ListState;
  readonly change: (changes: Partial<ListState>) => void;
}

/** 尺寸: width and height as one text. */
export function SizeFilter({ state, change }: SizeFilterProps) {
  const [isUnread, setUnread] = useState(false);
  return (
    <>
      <TextFilter
        label="尺寸，如 500×320"
        text={sizeText(state)}
        onChange={(typed) => {
          const size = readSize(typed);
          setUnread(size === null && typed !== "");
          if (size !== null || typed === "") change(withSize(state, size));
        }}
      />
      {isUnread && (
        <span className={text["wrong"]} role="alert">
          写作 宽×高，如 500×320
        </span>
      )}
    </>
  );
}
