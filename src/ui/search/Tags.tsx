import css from "./Tags.module.css";

export interface Tag {
  readonly code: string;
  readonly name: string;
  readonly disabled?: boolean;
}

export interface TagsProps {
  readonly tags: readonly Tag[];
  readonly chosen: string | null;
  /** Called with `null` when the chosen tag is clicked again. */
  readonly onChoose: (code: string | null) => void;
}

/** Tags of which at most one is chosen; a second click clears the choice. */
export function Tags({ tags, chosen, onChoose }: TagsProps) {
  return tags.map(({ code, name, disabled }) => (
    <button
      key={code}
      type="button"
      className={css["tag"]}
      aria-pressed={code === chosen}
      // The chosen tag can always be cleared.
      disabled={Boolean(disabled) && code !== chosen}
      onClick={() => onChoose(code === chosen ? null : code)}
    >
      {name}
    </button>
  ));
}
