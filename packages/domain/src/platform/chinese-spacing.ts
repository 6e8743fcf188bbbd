// Where a text is put together from Chinese and other words: a space between Chinese and Latin letters, digits or
// half-width parentheses, none beside full-width punctuation and within dates, which `Intl` writes closed up: 11月16日
// (PLT-043).

const BEFORE_LATIN = /(\p{Script=Han})(?=[\p{Script=Latin}\p{Nd}(])(?<![\p{Nd}][年月](?=\p{Nd}))/gu;
const AFTER_LATIN = /([\p{Script=Latin}\p{Nd})])(?=\p{Script=Han})(?!(?<=\p{Nd})[年月日])/gu;
const PUNCTUATION = new Set('，。：；！？、（）“”');

export const chineseSpacing = (text: string): string =>
  text.replace(BEFORE_LATIN, '$1 ').replace(AFTER_LATIN, '$1 ').replace(/ +/g, keptBlanks);

const keptBlanks = (blanks: string, at: number, whole: string): string =>
  PUNCTUATION.has(whole[at - 1] ?? '') || PUNCTUATION.has(whole[at + blanks.length] ?? '') ? '' : blanks;
