import type { Api } from "#api/client/createApi.ts";
import { readWorkCondition } from "#api/contract/curves.ts";
import { machineOf } from "#domain/catalogue/machineOf.ts";
import { dutyFault } from "#domain/catalogue/duty/dutyFault.ts";
import { dutyFields } from "#domain/catalogue/duty/dutyFields.ts";
import { designProperties, runtimeProperties } from "#domain/desk/project/selectedFigures.ts";
import type { SelectionBody } from "../../page/services/Outbox.ts";
import type { Selectable } from "../../page/services/Selectable.ts";

/** A single attempt: the user learns at once that the selection waits, and it is sent again automatically. */
export const ONCE = { attempts: 1 } as const;

/** The figures of a product at its duty; none if it has no curve, or if the duty is impossible. */
export async function runningFigures(
  api: Api,
  { id, gjwCategoryCode, speedControl, duty, rate }: Selectable,
) {
  if (duty.length === 0 || machineOf(gjwCategoryCode) === null) return [];
  // The product can still be selected: only the system in the address is impossible.
  if (dutyFault(dutyFields(gjwCategoryCode, speedControl), duty) !== null) return [];
  const condition = duty.map(({ code, value }) => ({ code, value }));
  const read = await api.call(readWorkCondition, { params: { id }, body: { condition, rate } }, ONCE);
  const regulated = read.speedRegulate;
  return runtimeProperties(
    read.intersectionPoints,
    regulated && {
      rate: regulated.rate,
      readings: regulated.intersectionPoints,
      settings: regulated.curves.map(({ speed }) => speed),
    },
  );
}

export async function selectionBody(api: Api, product: Selectable): Promise<SelectionBody> {
  const { id, gjwCategoryCode, speedControl, duty, room } = product;
  if (room !== undefined) return { productId: id, ...room };
  return {
    productId: id,
    designProperties: designProperties(gjwCategoryCode, speedControl, duty),
    runtimeProperties: await runningFigures(api, product),
  };
}
