// The language of a public page: just chosen, chosen before, or the browser's preference.
import { chooseLanguage, type Language, offeredLanguages } from '@onward/domain/platform/languages';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

const COOKIE = 'onward_language';
const YEAR_SECONDS = 31_536_000;

export interface PageLanguage {
  language: Language;
  /** Set when the user just chose a language that should be remembered. */
  cookie: string | null;
  /** Neither chosen now nor before, so it is only what the browser prefers. */
  isGuessed: boolean;
}

export function pageLanguageOf(request: FastifyRequest, config: Config): PageLanguage {
  const { cookie = '', 'accept-language': accepted = '' } = request.headers;
  const { lang } = request.query as { lang?: unknown };
  const chosen = typeof lang === 'string' ? lang : undefined;
  const remembered = new RegExp(`(?:^|;\\s*)${COOKIE}=([a-z]{2})`).exec(cookie)?.[1];
  const browser = accepted.split(',').map((entry) => entry.split(';')[0]);
  const language = chooseLanguage([chosen, remembered, ...browser], config.environment);
  const offered = offeredLanguages(config.environment);
  const isOffered = offered.some((each) => each === chosen);
  const isRemembered = offered.some((each) => each === remembered);
  return { language, cookie: isOffered ? cookieFor(language, config) : null, isGuessed: !isOffered && !isRemembered };
}

const cookieFor = (language: Language, { publicUrl }: Config): string =>
  `${COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`;
