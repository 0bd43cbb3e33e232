import { downloadBlob } from "../../../page/browser/downloadBlob.ts";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Hands a finished workbook to the browser as a download. */
export const downloadWorkbook = (bytes: ArrayBuffer, fileName: string): void =>
  downloadBlob(new Blob([bytes], { type: XLSX }), fileName);
