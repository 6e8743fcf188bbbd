// The language of a text that somebody wrote, so that screen readers pronounce it rightly. Simple on purpose: it counts
// the small words that every sentence has.
import type { Language } from './languages.ts';

type Spaced = Exclude<Language, 'zh'>;

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const SMALL_WORDS: Readonly<Record<Spaced, ReadonlySet<string>>> = {
  en: words('the and of to for you your with we our are is in will who this that have be from as at or'),
  es: words('el la los las de del que y en para con una un por tu tus es su se nuestro nuestra nuestros como más o'),
  fr: words('le la les des et de du pour vous avec une un dans est nos notre votre vos sur qui au aux ou nous en'),
};

/** Two small words could also stand in another language's title, or in a name. */
const FEWEST = 3;
const CHINESE_SHARE = 0.2;

/** Null when the text is too short to tell. */
export function detectLanguage(text: string): Language | null {
  const letters = text.match(/\p{L}/gu) ?? [];
  const chinese = letters.filter((letter) => /\p{Script=Han}/u.test(letter));
  if (chinese.length > 0 && chinese.length >= letters.length * CHINESE_SHARE) return 'zh';
  const written = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = Object.entries(SMALL_WORDS).map(([language, small]) => ({
    language: language as Spaced,
    count: written.filter((word) => small.has(word)).length,
  }));
  const [best, second] = counts.sort((one, other) => other.count - one.count);
  if (!best || best.count < FEWEST || best.count === second?.count) return null;
  return best.language;
}

/** For the `lang` attribute: undefined where the text is in the language of the page, or can't be told. */
export function foreignLanguage(text: string, pageLanguage: Language): Language | undefined {
  const language = detectLanguage(text);
  return language === null || language === pageLanguage ? undefined : language;
}
