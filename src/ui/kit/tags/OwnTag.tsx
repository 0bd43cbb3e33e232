import { VisuallyHidden } from "@mantine/core";
import type { LibraryName } from "#domain/catalogue/listing/ProductOrigin.ts";
import text from "../styles/text.module.css";
import css from "./SampleTag.module.css";

export interface OwnTagProps {
  /** Absent for a product of the catalogue, which is not marked; null if the library's name is not known. */
  readonly library: LibraryName | null | undefined;
  /** Without the library's name, which is then in the title; for rows with little space. */
  readonly isShort?: boolean;
}

/** Marks an own product with the name of its library. */
export const OwnTag = ({ library, isShort = false }: OwnTagProps) =>
  library !== undefined && (
    <span
      className={css["own"]}
      title={library === null ? "自有产品" : `自有产品库：${library.name}`}
      data-short={isShort || undefined}
    >
      自有
      {library !== null &&
        (isShort ? (
          <VisuallyHidden>，{library.name}</VisuallyHidden>
        ) : (
          <span className={text["clip"]}>{` · ${library.name}`}</span>
        ))}
    </span>
  );
