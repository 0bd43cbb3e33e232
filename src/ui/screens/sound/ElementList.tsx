import type { SoundFaults } from "#domain/desk/sound/readSoundPath.ts";
import {
  ELEMENT_KINDS,
  MOST_ELEMENTS,
  NEW_ELEMENT,
  type ElementKind,
  type PathElement,
} from "#domain/desk/sound/SoundPath.ts";
import { ELEMENT_NAMES } from "#domain/desk/sound/soundWords.ts";
import { LinkButton } from "../../kit/input/LinkButton.tsx";
import { ElementForm } from "./ElementForm.tsx";
import css from "./Sound.module.css";

export interface ElementListProps {
  readonly elements: readonly PathElement[];
  readonly faults: SoundFaults;
  readonly onChange: (elements: readonly PathElement[]) => void;
}

/** A new element after another one; a straight duct starts with the sizes of the duct before it. */
function begun(kind: ElementKind, before: PathElement | undefined): PathElement {
  const { width, height, diameter } = before ?? NEW_ELEMENT;
  return { ...NEW_ELEMENT, kind, width, height, diameter };
}

/** 风管路径, from the fan to the outlet. */
export function ElementList({ elements, faults, onChange }: ElementListProps) {
  const put = (at: number, element: PathElement) =>
    onChange(elements.map((each, index) => (index === at ? element : each)));
  const move = (at: number, by: -1 | 1) => {
    const moved = [...elements];
    const [one] = moved.splice(at, 1);
    moved.splice(at + by, 0, one!);
    onChange(moved);
  };
  const fault = faults.get("elements");
  return (
    <>
      {elements.length === 0 && <p className={css["hint"]}>从风机到风口依次添加；没有风管时留空</p>}
      {fault && (
        <p className={css["hint"]} data-wrong role="alert">
          {fault}
        </p>
      )}
      <ol className={css["elements"]} aria-label="风管路径">
        {elements.map((element, at) => (
          <ElementForm
            key={at}
            element={element}
            at={at}
            count={elements.length}
            faults={faults}
            onChange={(changed) => put(at, changed)}
            onMove={(by) => move(at, by)}
            onRemove={() => onChange(elements.filter((_, index) => index !== at))}
          />
        ))}
      </ol>
      <div className={css["adding"]} role="group" aria-label="添加部件">
        <span>添加</span>
        {ELEMENT_KINDS.map((kind) => (
          <LinkButton
            key={kind}
            disabled={elements.length >= MOST_ELEMENTS}
            onClick={() => onChange([...elements, begun(kind, elements.at(-1))])}
          >
            {ELEMENT_NAMES[kind]}
          </LinkButton>
        ))}
      </div>
    </>
  );
}
