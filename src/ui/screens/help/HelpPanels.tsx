import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Panel } from "../../kit/layout/Panel.tsx";
import css from "./Help.module.css";
import type { Block, Piece, Section } from "./readHelp.ts";

interface HelpPanelsProps {
  readonly sections: readonly Section[];
  /** Short text beside the first title. */
  readonly note?: ReactNode;
  /** Content below the last text. */
  readonly children?: ReactNode;
}

/** Sections of the help, one panel each. */
export const HelpPanels = ({ sections, note, children }: HelpPanelsProps) =>
  sections.map(({ title, blocks }, index) => (
    <Panel key={title} title={title} note={index === 0 && note} ruled>
      <div className={css["text"]}>
        {listed(blocks).map((group, at) =>
          group[0]?.kind === "item" ? (
            <ul key={at}>
              {group.map((block, line) => (
                <Item key={line} block={block} />
              ))}
            </ul>
          ) : (
            group.map((block, line) => <p key={`${at} ${line}`}>{inline(block.pieces)}</p>)
          ),
        )}
      </div>
      {index === sections.length - 1 && children}
    </Panel>
  ));

/** Groups consecutive blocks of one kind. */
function listed(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (last?.[0]?.kind === block.kind) last.push(block);
    else groups.push([block]);
  }
  return groups;
}

/** A list item; a keyboard key at its start is the term for the rest. */
function Item({ block: { pieces } }: { readonly block: Block }) {
  const [first, ...others] = pieces;
  const isKey = first?.kind === "key";
  return (
    <li>
      {isKey && <kbd className={css["key"]}>{first.text}</kbd>}
      <span>{inline(isKey ? others : pieces)}</span>
    </li>
  );
}

const inline = (pieces: readonly Piece[]) =>
  pieces.map((piece, at) => {
    switch (piece.kind) {
      case "plain":
        return piece.text;
      case "bold":
        return <b key={at}>{piece.text}</b>;
      case "key":
        return (
          <kbd key={at} className={css["key"]}>
            {piece.text}
          </kbd>
        );
      case "link":
        return isOwn(piece.href) ? (
          <Link key={at} to={piece.href}>
            {piece.text}
          </Link>
        ) : (
          <a key={at} href={piece.href} target="_blank" rel="noreferrer">
            {piece.text}
          </a>
        );
    }
  });

/** Whether a link is a route of the page; a file of the site has an extension. */
const isOwn = (href: string) => href.startsWith("/") && !href.includes(".");
