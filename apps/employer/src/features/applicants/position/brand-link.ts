// Resolves the parts of a link by brand: the brand's slug, a location's name or id, and a job title.
import { slug } from '@onward/domain/positions/career-links';

interface Link {
  brand: string;
  location: string;
  position: string;
}

interface KnownPlaces {
  brands: readonly { id: number; name: string; friendly_id: string }[];
  locations: readonly { id: number; name: string }[];
  positions: readonly { digest_key: string; title: string; brand_id: number; location_id: number }[];
}

export interface FoundPlaces {
  /** Ids as parameters of the endpoint; absent for no filter. */
  brandIds?: string;
  locationIds?: string;
  positionKey?: string;
  names: string[];
}

const ANY = 'all';
/** An unknown name in the link must find no one instead of everyone. */
const NOBODY = '0';

export function findPlaces(
  { brand, location, position }: Link,
  { brands, locations, positions }: KnownPlaces,
): FoundPlaces {
  const names: string[] = [];
  const found: FoundPlaces = { names };
  if (brand !== ANY) {
    const meant = brands.find((each) => each.friendly_id === brand || slug(each.name) === slug(brand));
    found.brandIds = meant ? String(meant.id) : NOBODY;
    if (meant) names.push(meant.name);
  }
  if (location !== ANY) {
    const meant = locations.filter(({ id, name }) => String(id) === location || slug(name) === slug(location));
    found.locationIds = meant.map(({ id }) => id).join(',') || NOBODY;
    names.push(...meant.slice(0, 1).map(({ name }) => name));
  }
  if (position !== ANY) {
    const meant = positions.find(
      ({ title, brand_id, location_id }) =>
        slug(title) === slug(position) && isAmong(brand_id, found.brandIds) && isAmong(location_id, found.locationIds),
    );
    found.positionKey = meant?.digest_key ?? NOBODY;
    if (meant) names.push(meant.title);
  }
  return found;
}

const isAmong = (id: number, ids: string | undefined): boolean =>
  ids === undefined || ids.split(',').includes(String(id));
