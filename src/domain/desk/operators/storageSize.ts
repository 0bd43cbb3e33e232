import { formatNumber } from "../../base/formatNumber.ts";
import { fileSize } from "../documents/fileSize.ts";

const GIGABYTE = 1024 ** 3;

/** 860 kB, 1.0 MB, 20.4 GB. */
export const storageSize = (bytes: number): string =>
  bytes < GIGABYTE ? fileSize(bytes) : `${formatNumber(bytes / GIGABYTE, 1)} GB`;
