/**
 * The catalogue of a version in words: the date of the category's last revision when the version was saved. Older
 * versions have no date and show the catalogue's number.
 */
export function catalogueWords(catalogueVersion: string): string {
  const [first = ""] = catalogueVersion.split(" ");
  return /^\d{4}-\d{2}-\d{2}$/u.test(first) ? `产品库 ${first}` : `产品库版本 ${first}`;
}
