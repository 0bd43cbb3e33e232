/**
 * Radicals for which Unicode states no letter, but which are whole words, with the letters that they look like.
 */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ["\u2e81", "\u5382"],
  ["\u2e87", "\u51e0"],
  ["\u2e9c", "\u65e5"],
  ["\u2e9d", "\u6708"],
  ["\u2e9f", "\u6bcd"],
  ["\u2ea0", "\u6c11"],
  ["\u2ec1", "\u864e"],
  ["\u2ec4", "\u897f"],
  ["\u2ec5", "\u89c1"],
  ["\u2ec6", "\u89d2"],
  ["\u2ec9", "\u8d1d"],
  ["\u2ecb", "\u8f66"],
  ["\u2ed1", "\u9577"],
  ["\u2ed3", "\u957f"],
  ["\u2ed4", "\u95e8"],
  ["\u2ed7", "\u96e8"],
  ["\u2ed8", "\u9752"],
  ["\u2ed9", "\u97e6"],
  ["\u2eda", "\u9875"],
  ["\u2edb", "\u98ce"],
  ["\u2edc", "\u98de"],
  ["\u2edd", "\u98df"],
  ["\u2ee1", "\u9996"],
  ["\u2ee2", "\u9a6c"],
  ["\u2ee3", "\u9aa8"],
  ["\u2ee4", "\u9b3c"],
  ["\u2ee5", "\u9c7c"],
  ["\u2ee6", "\u9e1f"],
  ["\u2ee7", "\u5364"],
  ["\u2ee8", "\u9ea6"],
  ["\u2ee9", "\u9ec4"],
  ["\u2eea", "\u9efe"],
  ["\u2eeb", "\u6589"],
  ["\u2eec", "\u9f50"],
  ["\u2eed", "\u6b6f"],
  ["\u2eee", "\u9f7f"],
  ["\u2eef", "\u7adc"],
  ["\u2ef0", "\u9f99"],
  ["\u2ef1", "\u9f9c"],
  ["\u2ef2", "\u4e80"],
  ["\u2ef3", "\u9f9f"],
]);
const RADICALS = /[\u2e80-\u2fd5]/gu;

/**
 * Replaces radicals by letters. Some programs that write PDFs encode the 风 of 风量 as the radical of the same shape,
 * and then no name would be recognised. Radicals without a letter stay.
 */
export const unifyRadicals = (text: string): string =>
  text.replace(RADICALS, (radical) => LETTERS.get(radical) ?? radical.normalize("NFKC"));
