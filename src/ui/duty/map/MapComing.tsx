import { formatNumber } from "#domain/base/formatNumber.ts";
import type { LiveMap } from "./useLiveDuty.ts";
import { useIsLate } from "../../page/browser/useIsLate.ts";

/** Progress of the map's data; nothing is shown for data that comes at once. */
export function MapComing({ progress }: Pick<LiveMap, "progress">) {
  const isLate = useIsLate(true);
  if (!isLate) return null;
  if (progress === null) return "正在读取产品分布…";
  return `正在读取产品分布…${formatNumber(100 * progress, 0)} %`;
}
