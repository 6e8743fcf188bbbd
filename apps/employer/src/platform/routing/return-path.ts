// The page a user wanted before signing in; only routes of this app are accepted (IDN-009, PLT-038).
import { isPublicPath, RETURN_PARAMETER } from './paths.ts';

/** A `to` value as a route, or null when it points anywhere else. */
export function safeReturnPath(to: string | null): string | null {
  if (!to?.startsWith('/')) return null;
  // Browsers treat `//host` and `/\host` as other sites; control characters can hide them.
  if (/^\/[/\\]/.test(to) || hasControlCharacter(to)) return null;
  return isPublicPath(to) ? null : to;
}

export const returnPathIn = (search: string): string | null =>
  safeReturnPath(new URLSearchParams(search).get(RETURN_PARAMETER));

const hasControlCharacter = (text: string): boolean =>
  [...text].some((character) => character < ' ' || character === '\u007f');
