// Brands: their URL-safe names, and when one can be deleted (CMP-006, CMP-009).

export const BRAND_NAME_MAX = 80;
export const BRAND_STATUSES = ['active', 'inactive'] as const;
export type BrandStatus = (typeof BRAND_STATUSES)[number];

const NICKNAME_MAX = 60;
/** Used when a name has no letter left, e.g. one in Chinese. */
const FALLBACK = 'brand';

/** `Café Olé!` becomes `cafe-ole`, the brand's name in a URL. */
export const urlSafe = (name: string): string =>
  name
    .slice(0, BRAND_NAME_MAX)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, NICKNAME_MAX)
    .replace(/-+$/, '') || FALLBACK;

/** The first of `cafe`, `cafe-2`, `cafe-3`… that is not taken. */
export function freeNickname(name: string, isTaken: (nickname: string) => boolean): string {
  const wanted = urlSafe(name);
  let nickname = wanted;
  for (let count = 2; isTaken(nickname); count += 1) nickname = `${wanted}-${count}`;
  return nickname;
}

export type BrandDeletion = { allowed: true } | { allowed: false; reason: 'has_locations'; locations: number };

/** A brand with locations can't be deleted. */
export const decideBrandDeletion = (brand: { locations: number }): BrandDeletion =>
  brand.locations > 0 ? { allowed: false, reason: 'has_locations', locations: brand.locations } : { allowed: true };
