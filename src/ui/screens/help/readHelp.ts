/** A part of a line: plain, bold, a keyboard key, or a link. */
export type Piece =
  | { readonly kind: "plain" | "bold" | "key"; readonly text: string }
  | { readonly kind: "link"; readonly text: string; readonly href: string };

export interface Block {
  readonly kind: "paragraph" | "item";
  readonly pieces: readonly Piece[];
}

export interface Section {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** `[text](address)`, `**bold**`, a key in back quotes, and a value by its name in braces. */
const MARK = /\[([^\]]+)\]\(([^)]+)\)|\*\*([^*]+)\*\*|`([^`]+)`|\{(\w+)\}/gu;
/** Markup that would be shown literally: an unclosed mark, or one that is not supported. */
const LEFT_OVER = /\]\(|\*\*|[`{}]|^(?:#|[*+>|] |\d+[.] )/u;
const HREF = /^(?:[/]|https:[/][/])/u;

/** Throws with the fault of a line. */
function piecesOf(line: string, values: ReadonlyMap<string, string>): Piece[] {
  const pieces: Piece[] = [];
  const plain = (text: string) => {
    if (LEFT_OVER.test(text)) throw new Error(`"${text}" has a mark that is not read`);
    if (text !== "") pieces.push({ kind: "plain", text });
  };
  let end = 0;
  for (const mark of line.matchAll(MARK)) {
    const [whole, text, href, bold, key, name] = mark;
    plain(line.slice(end, mark.index));
    end = mark.index + whole.length;
    if (text !== undefined && href !== undefined) {
      if (!HREF.test(href)) throw new Error(`"${href}" is no address`);
      pieces.push({ kind: "link", text, href });
    } else if (bold !== undefined) pieces.push({ kind: "bold", text: bold });
    else if (key !== undefined) pieces.push({ kind: "key", text: key });
    else if (name !== undefined) {
      const value = values.get(name);
      if (value === undefined) throw new Error(`nothing is named {${name}}`);
      pieces.push({ kind: "plain", text: value });
    }
  }
  plain(line.slice(end));
  return pieces;
}

const SECTION = "## ";
const ITEM = "- ";

/**
 * Reads the subset of Markdown that the help uses: sections, and paragraphs and items of one line each.
 *
 * @param file name for errors, which also state the line
 */
export function readHelp(file: string, text: string, values: ReadonlyMap<string, string>): Section[] {
  const sections: { title: string; blocks: Block[] }[] = [];
  for (const [at, line] of text.split(/\r?\n/u).entries()) {
    try {
      if (line.startsWith(SECTION)) sections.push({ title: line.slice(SECTION.length), blocks: [] });
      else if (line !== "") {
        const kind = line.startsWith(ITEM) ? "item" : "paragraph";
        const section = sections.at(-1);
        if (section === undefined) throw new Error("stands before the first section");
        section.blocks.push({
          kind,
          pieces: piecesOf(kind === "item" ? line.slice(ITEM.length) : line, values),
        });
      }
    } catch (error) {
      throw new Error(`${file}, line ${at + 1}: ${(error as Error).message}`, { cause: error });
    }
  }
  return sections;
}
