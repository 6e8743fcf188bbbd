// Where a text is put together from Chinese and other words: a space between Chinese and Latin letters or digits, none
// beside full-width punctuation (PLT-043).

const BEFORE_LATIN = /(\p{Script=Han})(?=[\p{Script=Latin}\p{Nd}])/gu;
const AFTER_LATIN = /([\p{Script=Latin}\p{Nd}])(?=\p{Script=Han})/gu;
const BESIDE_PUNCTUATION = / *([，。：；！？、（）“”]) */g;

export const chineseSpacing = (text: string): string =>
  text.replace(BEFORE_LATIN, '$1 ').replace(AFTER_LATIN, '$1 ').replace(BESIDE_PUNCTUATION, '$1');
