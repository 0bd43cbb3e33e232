import css from "./Tags.module.css";

export interface Tag {
  readonly code: string;
  readonly name: string;
  readonly disabled?: boolean;
}

export interface TagsProps {
  readonly tags: readonly Tag[];
  readonly chosen: string | null;
  /** `null` when the chosen tag is clicked again. */
  readonly onChoose: (code: string | null) => void;
}

/** Choices of which one may hold: a click chooses, another one takes back. */
export function Tags({ tags, chosen, onChoose }: TagsProps) {
  return tags.map(({ code, name, disabled }) => (
    <button
      key={code}
      type="button"
      className={css["tag"]}
      aria-pressed={code === chosen}
      // What holds can always be taken back.
      disabled={Boolean(disabled) && code !== chosen}
      onClick={() => onChoose(code === chosen ? null : code)}
    >
      {name}
    </button>
  ));
}
