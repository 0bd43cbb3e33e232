import type { PageLink } from "#domain/desk/documents/pageLinks.ts";
import css from "./DocDetail.module.css";

interface PageLinksProps {
  readonly links: readonly PageLink[];
  readonly scale: number;
  readonly onFollow: (link: PageLink) => void;
}

const INSIDE = "转到文档中的另一处";

/** Links over a page's text, invisible until hovered or focused. */
export function PageLinks({ links, scale, onFollow }: PageLinksProps) {
  return links.map((link, at) => {
    const { box, target, words } = link;
    const shared = {
      className: css["link"],
      style: {
        left: box.left * scale,
        top: box.top * scale,
        width: box.width * scale,
        height: box.height * scale,
      },
    };
    return target.kind === "web" ? (
      <a
        key={at}
        {...shared}
        href={target.url}
        target="_blank"
        rel="noreferrer"
        title={target.url}
        aria-label={words === "" ? target.url : words}
      />
    ) : (
      <button
        key={at}
        {...shared}
        type="button"
        title={INSIDE}
        aria-label={words === "" ? INSIDE : words}
        onClick={() => onFollow(link)}
      />
    );
  });
}
