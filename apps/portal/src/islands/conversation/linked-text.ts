// Web addresses within a message, so that they can be opened by a tap.
import { isWebAddress } from '@onward/domain/platform/contact/web-address';

export interface TextPart {
  text: string;
  /** Null for words that are no address. */
  href: string | null;
}

// People leave out what comes before `www.`, and phones link it as well.
const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"“”「」，。、；！？）】]+/giu;
const NO_DOMAIN = /^www\.[^.]*$/i;
/** Signs that end a sentence rather than an address. */
const TRAILING = /[.,;:!?'’»*_\]}…]+$/u;

export function linkedParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = withoutTrailing(match[0]);
    const href = address.includes('://') ? address : `https://${address}`;
    if (!isWebAddress(href) || NO_DOMAIN.test(address)) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), href: null });
    parts.push({ text: address, href });
    end = match.index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}

/** A closing parenthesis belongs to the address only if the opening one does. */
function withoutTrailing(address: string): string {
  const shorter = address.replace(TRAILING, '');
  if (!shorter.endsWith(')') || count(shorter, '(') >= count(shorter, ')')) return shorter;
  return withoutTrailing(shorter.slice(0, -1));
}

const count = (text: string, sign: string): number => text.split(sign).length - 1;
