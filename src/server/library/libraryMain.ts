import * as v from "valibot";
import { runOperatorCommand } from "../import/channel/operatorCommand.ts";
import { LibraryCommandSchema, LibraryOperatedSchema, operateLibrary } from "./operateLibrary.ts";

/** The operator's process: one library, one command. It goes through the running server if there is one. */
export const libraryMain = (args: readonly string[]): Promise<void> =>
  runOperatorCommand(
    {
      usage: "Usage: npm run library -- publish | take-back LIBRARY, where LIBRARY is its id",
      read([command, libraryId, ...others]) {
        const read = v.safeParse(LibraryCommandSchema, { command, libraryId });
        return read.success && others.length === 0 ? read.output : null;
      },
      path: "libraries",
      done: LibraryOperatedSchema,
      directly: (queries, command) => operateLibrary(queries, null, command),
      report(done, { command, libraryId }) {
        if ("refusal" in done) return { refused: `There is no library ${libraryId}.` };
        const { name, products, skipped } = done;
        return [
          command === "publish"
            ? `${name}: ${products} products are in the catalogue for everybody. Drafts are not among them, nor ${skipped} that it has already from elsewhere.`
            : `${name}: ${products} products are no longer in the catalogue; its members keep their own.`,
        ];
      },
    },
    args,
  );
