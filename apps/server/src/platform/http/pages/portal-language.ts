// The language of a public page: just chosen, chosen before, or the browser's preference.
import { chooseLanguage, type Language, offeredLanguages } from '@onward/domain/platform/languages';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

const COOKIE = 'onward_language';
const YEAR_SECONDS = 31_536_000;

export interface PageLanguage {
  language: Language;
  /** Set when the reader just chose a language that should be remembered. */
  cookie: string | null;
}

export function pageLanguageOf(request: FastifyRequest, config: Config): PageLanguage {
  const { cookie = '', 'accept-language': accepted = '' } = request.headers;
  const chosen = (request.query as { lang?: unknown }).lang;
  const wish = typeof chosen === 'string' ? chosen : undefined;
  const kept = new RegExp(`(?:^|;\\s*)${COOKIE}=([a-z]{2})`).exec(cookie)?.[1];
  const browser = accepted.split(',').map((entry) => entry.split(';')[0]);
  const language = chooseLanguage([wish, kept, ...browser], config.environment);
  const isOffered = offeredLanguages(config.environment).some((each) => each === wish);
  return { language, cookie: isOffered ? cookieFor(language, config) : null };
}

const cookieFor = (language: Language, { publicUrl }: Config): string =>
  `${COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`;
