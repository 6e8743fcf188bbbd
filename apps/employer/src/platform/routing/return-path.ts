// Where a reader wanted to go before being asked to sign in; only routes of this application count (IDN-009, PLT-038).
import { isPublicPath, RETURN_PARAMETER } from './paths.ts';

/** A `to` value as a route, or null when it points anywhere else. */
export function safeReturnPath(to: string | null): string | null {
  if (!to?.startsWith('/')) return null;
  // `//host` and `/\host` are other sites to a browser; control characters can hide them.
  if (/^\/[/\\]/.test(to) || hasControlCharacter(to)) return null;
  return isPublicPath(to) ? null : to;
}

export const returnPathIn = (search: string): string | null =>
  safeReturnPath(new URLSearchParams(search).get(RETURN_PARAMETER));

const hasControlCharacter = (text: string): boolean => [...text].some((letter) => letter < ' ' || letter === '\u007f');
