import { dutyFormsOf } from "#domain/catalogue/duty/dutyForms.ts";
import { bestFlows } from "#domain/products/search/bestFlows.ts";
import { packData } from "#domain/products/search/parts/packData.ts";
import { BLOCK_ROWS, packBlock, packColumn, packHead } from "#domain/products/search/parts/packDutyParts.ts";
import type { NamedColumns } from "#domain/products/search/SearchColumns.ts";
import type { DutyEnvironment } from "#workers/duty/dutyService.ts";
import { manyFans } from "./manyFans.ts";

const FORM = dutyFormsOf("C000001")[0]!;
const SIZE = 2 * BLOCK_ROWS + 500;

const fans = (size: number): NamedColumns => ({
  ...manyFans(size),
  models: Array.from({ length: size }, (_, row) => `F-${row}`),
});
/** Two states of a catalogue with an equal number of blocks but different fans. */
export const OLD = fans(SIZE);
export const NEW: NamedColumns = { ...fans(SIZE + 1), isSample: new Uint8Array(SIZE + 1) };
const bestOf = (columns: NamedColumns) => new Map([[FORM.quantity as string, bestFlows(columns, FORM)]]);
export const BEST = new Map([OLD, NEW].map((columns) => [columns, bestOf(columns)] as const));

export const bytes = (data: unknown) => new Response(packData(data));
export const gone = () => new Response("{}", { status: 404 });

/**
 * A fake server with one state at a time. `sent` lists the requested parts, `mostUnderWay` is the maximum of
 * simultaneous requests.
 */
export class PartsServer {
  state = { columns: OLD, version: "old" };
  readonly sent: string[] = [];
  readonly inits: RequestInit[] = [];
  #underWay = 0;
  mostUnderWay = 0;
  /** Called before a part is answered; a returned response replaces the part. */
  before: (part: string) => Response | Promise<Response> | undefined = () => undefined;

  become(columns: NamedColumns, version: string): void {
    this.state = { columns, version };
  }

  readonly send: DutyEnvironment["send"] = async (address, init) => {
    const [version, part = "head"] = address.split("/columns/C000001")[1]!.split("/").slice(1);
    this.sent.push(part);
    this.inits.push(init);
    this.mostUnderWay = Math.max(this.mostUnderWay, ++this.#underWay);
    try {
      // An answer takes time, and an abort rejects it.
      await new Promise((resolve, reject) => {
        init.signal?.addEventListener("abort", () => reject(new Error("let go")));
        setTimeout(resolve, 1);
      });
      return (await this.before(part)) ?? this.#answer(version, part);
    } finally {
      this.#underWay--;
    }
  };

  #answer(version: string | undefined, part: string): Response {
    const { columns, version: own } = this.state;
    if (part === "head") return bytes(packHead(columns, own));
    if (version !== own) return gone();
    const [kind, name = ""] = part.split("-");
    if (kind === "column") return bytes(packColumn(columns, own, name));
    return bytes(packBlock(columns, BEST.get(columns)!, own, Number(name)));
  }
}
