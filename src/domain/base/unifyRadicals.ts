/** Radicals that Unicode gives no letter: those that are whole words. */
const WORDS =
  "\u2e81\u2e87\u2e9c\u2e9d\u2e9f\u2ea0\u2ec1\u2ec4\u2ec5\u2ec6\u2ec9\u2ecb" +
  "\u2ed1\u2ed3\u2ed4\u2ed7\u2ed8\u2ed9\u2eda\u2edb\u2edc\u2edd\u2ee1\u2ee2" +
  "\u2ee3\u2ee4\u2ee5\u2ee6\u2ee7\u2ee8\u2ee9\u2eea\u2eeb\u2eec\u2eed\u2eee" +
  "\u2eef\u2ef0\u2ef1\u2ef2\u2ef3";
/** The letters that they look like, in the same order. */
const LOOKS =
  "\u5382\u51e0\u65e5\u6708\u6bcd\u6c11\u864e\u897f\u89c1\u89d2\u8d1d\u8f66" +
  "\u9577\u957f\u95e8\u96e8\u9752\u97e6\u9875\u98ce\u98de\u98df\u9996\u9a6c" +
  "\u9aa8\u9b3c\u9c7c\u9e1f\u5364\u9ea6\u9ec4\u9efe\u6589\u9f50\u6b6f\u9f7f" +
  "\u7adc\u9f99\u9f9c\u4e80\u9f9f";
const LETTERS: ReadonlyMap<string, string> = new Map([...WORDS].map((radical, at) => [radical, LOOKS[at]!]));
const RADICALS = /[\u2e80-\u2fd5]/gu;

/**
 * Radicals as letters: some programs that write PDFs call the 风 of 风量 by the code of the radical that has the
 * same drawing, and no name would be known by it. What has no letter of its own stays.
 */
export const unifyRadicals = (text: string): string =>
  text.replace(RADICALS, (radical) => LETTERS.get(radical) ?? radical.normalize("NFKC"));
