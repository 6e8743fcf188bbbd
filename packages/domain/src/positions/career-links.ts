// The public links of a company, each level appended to the one before (JOB-048, CAR-001).

export interface CareerPlace {
  company: { digest_key: string };
  brand?: { friendly_id: string } | null;
  location?: { id: number; city: string | null } | null;
  position?: { title: string; digest_key: string } | null;
}

/** Longer than any title; normalizing the accents of longer text takes quadratic time. */
const SLUG_INPUT_MAX = 300;

/** Lowercase without accents; anything but letters and digits becomes a single dash. */
export const slug = (text: string): string =>
  text
    .slice(0, SLUG_INPUT_MAX)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const REMOTE = 'remote';

export const locationPart = ({ id, city }: { id: number; city: string | null }): string =>
  `${slug(city ?? '') || REMOTE}-${id}`;

/** A title without any Latin letter or digit leaves only the key. */
export const positionPart = ({ title, digest_key }: { title: string; digest_key: string }): string =>
  [slug(title), digest_key].filter(Boolean).join('-');

export function careerPath({ company, brand, location, position }: CareerPlace): string {
  const parts = ['j', company.digest_key];
  if (brand) {
    parts.push(brand.friendly_id);
    if (location) {
      parts.push(locationPart(location));
      if (position) parts.push(positionPart(position));
    }
  }
  return `/${parts.join('/')}`;
}

export const applyPath = (companyKey: string, positionKey: string): string =>
  `/positions/${companyKey}/${positionKey}/apply`;

/** Only ids and keys count; the text before them is for people. */
export const locationIdOf = (part: string): number | null => {
  const [, id] = /(?:^|-)(\d{1,15})$/.exec(part) ?? [];
  return id ? Number(id) : null;
};

/** Keys contain no dash, so the last part is the key. */
export const positionKeyOf = (part: string): string => part.slice(part.lastIndexOf('-') + 1);

export { SHARE_POP_UP } from '../platform/constants.ts';

export const SHARE_TARGETS = ['messenger', 'facebook', 'twitter', 'google_plus', 'linkedin', 'whatsapp'] as const;
export type ShareTarget = (typeof SHARE_TARGETS)[number];

/** Networks whose visitors are tracked by a tag in the link. */
const TAGGED: readonly ShareTarget[] = ['twitter', 'linkedin', 'whatsapp'];

export const REFERER_SOURCE_MAX = 60;

export function taggedLink(url: string, source: string | null): string {
  if (!source) return url;
  return `${url}${url.includes('?') ? '&' : '?'}referer_source=${encodeURIComponent(source)}`;
}

export const sharedLink = (url: string, target: ShareTarget): string =>
  taggedLink(url, TAGGED.includes(target) ? target : null);

export type ShareObstacle = 'shut_down' | 'not_set_up';

/** Why nothing can be shared there: Messenger wants to know which app sends. */
export function shareObstacle(target: ShareTarget, facebookAppId: string | null): ShareObstacle | null {
  if (target === 'google_plus') return 'shut_down';
  return target === 'messenger' && facebookAppId === null ? 'not_set_up' : null;
}

/** What applicants are offered. */
export const publicShareTargets = (facebookAppId: string | null): ShareTarget[] =>
  SHARE_TARGETS.filter((target) => shareObstacle(target, facebookAppId) === null);

/** The network's share page for the link; null where nothing can be shared. */
export function shareAddress(
  target: ShareTarget,
  url: string,
  title: string,
  facebookAppId: string | null,
): string | null {
  const link = encodeURIComponent(sharedLink(url, target));
  const words = encodeURIComponent(title);
  switch (target) {
    case 'messenger':
      return facebookAppId === null
        ? null
        : `https://www.facebook.com/dialog/send?app_id=${encodeURIComponent(facebookAppId)}&link=${link}&redirect_uri=${link}`;
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${link}`;
    case 'twitter':
      return `https://twitter.com/intent/tweet?url=${link}&text=${words}`;
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?url=${link}`;
    case 'whatsapp':
      return `https://wa.me/?text=${words}%20${link}`;
    case 'google_plus':
      return null;
  }
}
