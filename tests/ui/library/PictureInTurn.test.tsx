import { act, fireEvent, render } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { PictureInTurn } from "#ui/library/PictureInTurn.tsx";

/** Elements that are watched, with how to let one be seen. */
const watched = new Map<Element, () => void>();
class Observer {
  readonly #seen: (entries: readonly { isIntersecting: boolean }[]) => void;
  constructor(seen: (entries: readonly { isIntersecting: boolean }[]) => void) {
    this.#seen = seen;
  }
  observe(element: Element) {
    watched.set(element, () => this.#seen([{ isIntersecting: true }]));
  }
  disconnect() {}
}

it("pictures are fetched when they are seen, three at a time, and a broken one or one that left holds up nobody", () => {
  vi.stubGlobal("IntersectionObserver", Observer);
  const names = ["a", "b", "c", "d", "e", "f"];
  const page = (shown: readonly string[]) =>
    shown.map((name) => <PictureInTurn key={name} url={`/${name}`} size={9} />);
  const { container, rerender, unmount } = render(<>{page(names)}</>);
  const pictures = [...container.querySelectorAll("img")];
  const fetched = () =>
    [...container.querySelectorAll("img")].flatMap((each) => each.getAttribute("src") ?? []).join("");
  expect(fetched()).toBe("");
  for (const picture of pictures.slice(1)) act(() => watched.get(picture)?.());
  expect(fetched()).toBe("/b/c/d");
  fireEvent.load(pictures[1]!);
  expect(fetched()).toBe("/b/c/d/e");
  fireEvent.error(pictures[2]!);
  expect(fetched()).toBe("/b/c/d/e/f");
  act(() => watched.get(pictures[0]!)?.());
  expect(fetched()).toBe("/b/c/d/e/f");
  rerender(<>{page(["a", "b", "c", "e", "f"])}</>);
  expect(fetched()).toBe("/a/b/c/e/f");
  unmount();
});
