import type { ReactNode } from "react";
import { LinkButton } from "../kit/input/LinkButton.tsx";
import { classNames } from "../kit/layout/classNames.ts";
import type { LibraryName } from "#domain/catalogue/listing/ProductOrigin.ts";
import { OwnTag } from "../kit/tags/OwnTag.tsx";
import { SampleTag } from "../kit/tags/SampleTag.tsx";
import text from "../kit/styles/text.module.css";
import { PictureInTurn } from "./PictureInTurn.tsx";
import css from "./Library.module.css";

/** px, the size of the pictures. */
const PICTURE = 256;

export interface LibraryCardProps {
  readonly name: string;
  /** The address of a picture, or a drawing. */
  readonly picture: string | ReactNode;
  readonly lines: readonly string[];
  readonly isSample: boolean;
  /** The library of an own product. */
  readonly owner?: LibraryName | undefined;
  /** Shown over the picture, at its right. */
  readonly corner?: ReactNode;
  readonly onOpen: () => void;
}

/** A card with a picture, a name and lines of text. */
export function LibraryCard({ name, picture, lines, isSample, owner, corner, onOpen }: LibraryCardProps) {
  return (
    <li className={css["card"]}>
      {/* The name below opens the same, for keyboards and screen readers. */}
      <button type="button" className={css["face"]} tabIndex={-1} aria-hidden onClick={onOpen}>
        {typeof picture === "string" ? <PictureInTurn url={picture} size={PICTURE} /> : picture}
      </button>
      {(isSample || owner !== undefined) && (
        <span className={css["tag"]}>
          {isSample && <SampleTag isShort />}
          <OwnTag library={owner} />
        </span>
      )}
      {corner !== undefined && <div className={css["corner"]}>{corner}</div>}
      <div className={css["words"]}>
        <div className={css["title"]}>
          <LinkButton className={text["clip"] ?? ""} title={name} onClick={onOpen}>
            {/* The button lays out its parts in a line, so the name itself must be clipped. */}
            <span className={text["clip"]}>{name}</span>
          </LinkButton>
        </div>
        {lines.map((line) => (
          <div key={line} className={classNames(text["dim"], text["clip"], css["line"])} title={line}>
            {line}
          </div>
        ))}
      </div>
    </li>
  );
}

export interface LibraryCardsProps {
  readonly label: string;
  /** Whether pictures are larger, as for rooms and groups. */
  readonly isWide?: boolean;
  readonly isChanging: boolean;
  readonly children: ReactNode;
}

export const LibraryCards = ({ label, isWide, isChanging, children }: LibraryCardsProps) => (
  <ul
    className={css["cards"]}
    aria-label={label}
    aria-busy={isChanging}
    data-wide={isWide || undefined}
    data-results
  >
    {children}
  </ul>
);
