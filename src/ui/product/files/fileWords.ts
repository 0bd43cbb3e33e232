import type { FileWeight } from "#api/contract/componentDownloads.ts";
import type { CadBlock, RelatedComponent } from "#api/contract/resources.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { DEFAULT_TYPE } from "../../component/usePlacing.ts";

export type ProductFile = RelatedComponent | CadBlock;
export const isComponent = (file: ProductFile): file is RelatedComponent => "platformCode" in file;

const KILOBYTE = 1024;

/** Name, family type unless it is the default, and suffix, such as LY-560_左式.gac. */
export function fileName(file: ProductFile): string {
  const type = isComponent(file) ? file.componentFamilyTypeName : null;
  return `${file.name}${type === null || type === DEFAULT_TYPE ? "" : `_${type}`}.${file.suffix}`;
}

/** Size and content of a file as far as known, such as 92 kB，3,088 个三角形，14 个参数; `null` if nothing is known. */
export function weightOf(
  { parameterCount, productCount }: ProductFile,
  { fileSize, triangles }: FileWeight = { fileSize: null, triangles: null },
): string | null {
  const parts = [
    productCount === undefined ? null : `系列内 ${formatNumber(productCount, 0)} 个产品`,
    fileSize === null ? null : `${formatNumber(Math.max(1, fileSize / KILOBYTE), 0)} kB`,
    triangles === null ? null : `${formatNumber(triangles, 0)} 个三角形`,
    parameterCount === undefined ? null : parameterCount === 0 ? "无参数" : `${parameterCount} 个参数`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join("，");
}
