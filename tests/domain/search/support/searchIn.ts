import { columnsOf } from "#domain/search/columnsOf.ts";
import { dutyIndex } from "#domain/search/DutyIndex.ts";
import { listPage, type Order } from "#domain/search/listPage.ts";
import { matchDuty } from "#domain/search/matchDuty.ts";
import { narrow } from "#domain/search/narrow.ts";
import { readConditions, type AskedConditions } from "#domain/search/readConditions.ts";
import { tableOf, type TestFan } from "./searchMaker.ts";
import { lookUp } from "#domain/keyed.ts";

/** A question put to the engine over some fans. */
export function searchIn(fans: readonly TestFan[], asked: AskedConditions) {
  const { columns, rowOf } = columnsOf(tableOf(fans));
  const read = readConditions(columns, asked);
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  const { duty: wanted } = read.value;
  const curves = lookUp(columns.curves, "totalPressure");
  const matches = wanted && matchDuty(columns, curves === undefined ? null : dutyIndex(curves), wanted);
  const narrowed = narrow(columns, read.value, matches);
  const fanAt: TestFan[] = [];
  fans.forEach((product, place) => (fanAt[rowOf[place]!] = product));
  const page = (order: Order | null, from: number, to: number) => {
    const listed = listPage(narrowed, wanted, order, from, to);
    return { ...listed, fans: listed.rows.map(({ row }) => fanAt[row]!) };
  };
  return { columns, narrowed, matches, page, fanAt };
}

export const idsOf = (fans: readonly TestFan[]) => fans.map(({ id }) => id);
