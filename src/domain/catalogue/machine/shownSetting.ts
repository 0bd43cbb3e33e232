import type { ChartRequest } from "./ChartRequest.ts";

/** More settings would cover one another; a high and a low speed are read together. */
const MOST_AT_ONCE = 2;

/** The name of the only setting to show; `null` shows all, `undefined` leaves it to the product. */
export type AskedSetting = string | null | undefined;

/** Which of a product's settings are shown: of many, the first if none was asked for. */
export function shownSetting(
  settings: readonly { readonly speed: string }[],
  asked: AskedSetting,
): string | null {
  const isThere = typeof asked === "string" && settings.some(({ speed }) => speed === asked);
  if (isThere || asked === null) return asked;
  return settings.length > MOST_AT_ONCE ? (settings[0]?.speed ?? null) : null;
}

/** The request reduced to the shown setting; its indices refer to the remaining settings. */
export function shownRequest(request: ChartRequest, asked: AskedSetting): ChartRequest {
  const [only] = request.products;
  const speed = shownSetting(only?.settings ?? [], asked);
  if (only === undefined || speed === null) return request;
  const index = only.settings.findIndex((setting) => setting.speed === speed);
  return {
    ...request,
    products: [{ ...only, settings: only.settings.slice(index, index + 1) }],
    designPoints: request.designPoints
      .filter(({ setting }) => setting === undefined || setting === index)
      .map((design) => (design.setting === undefined ? design : { ...design, setting: 0 })),
  };
}
