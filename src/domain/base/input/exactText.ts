/** A number in the fewest digits that read back to the same value, never with an exponent. */
export function exactText(value: number): string {
  const text = String(value);
  const [mantissa = "", exponentText] = text.split("e");
  if (exponentText === undefined) return text;
  const sign = mantissa.startsWith("-") ? "-" : "";
  const [whole = "", part = ""] = mantissa.replace("-", "").split(".");
  const digits = whole + part;
  const point = whole.length + Number(exponentText);
  if (point <= 0) return `${sign}0.${"0".repeat(-point)}${digits}`;
  return `${sign}${digits.padEnd(point, "0")}`;
}
