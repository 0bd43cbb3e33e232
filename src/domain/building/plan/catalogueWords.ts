/**
 * The catalogue of a version for a person: the day since which it stood as it was selected from. Before days were noted, the
 * catalogue's own number.
 */
export function catalogueWords(catalogueVersion: string): string {
  const [first = ""] = catalogueVersion.split(" ");
  return /^\d{4}-\d{2}-\d{2}$/u.test(first) ? `产品库 ${first}` : `产品库版本 ${first}`;
}
