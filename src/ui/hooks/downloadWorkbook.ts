const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
/** Time for the browser to take the address over before it is given back. */
const HELD_MS = 60_000;

/** Hands a finished workbook to the browser as a download. */
export function downloadWorkbook(bytes: ArrayBuffer, fileName: string): void {
  const address = URL.createObjectURL(new Blob([bytes], { type: XLSX }));
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), HELD_MS);
}
