import { downloadBlob } from "./downloadBlob.ts";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

export const downloadWorkbook = (bytes: ArrayBuffer, fileName: string): void =>
  downloadBlob(new Blob([bytes], { type: XLSX }), fileName);
