// The links to share for a job, from the job itself up to the company (JOB-048).
import type { Brand } from '@onward/contract/company/brands';
import type { LocationSummary } from '@onward/contract/locations/locations';
import type { Position } from '@onward/contract/positions/position';
import { careerPath } from '@onward/domain/positions/career-links';

const SHARE_LEVELS = ['position', 'location', 'brand', 'company'] as const;
export type ShareLevel = (typeof SHARE_LEVELS)[number];

interface Places {
  company: { digest_key: string; name: string };
  brand: Pick<Brand, 'friendly_id' | 'name'> | undefined;
  location: Pick<LocationSummary, 'id' | 'city' | 'name'> | undefined;
}

export interface SharedLink {
  level: ShareLevel;
  /** The name of the place behind the link; empty for the job itself. */
  name: string;
  url: string;
}

/** Levels the user has no access to are left out. */
export function shareLinks(position: Pick<Position, 'url'>, { company, brand, location }: Places): SharedLink[] {
  const { origin } = new URL(position.url);
  const at = (place: Parameters<typeof careerPath>[0]) => `${origin}${careerPath(place)}`;
  return [
    { level: 'position', name: '', url: position.url },
    ...(brand && location
      ? [{ level: 'location' as const, name: location.name, url: at({ company, brand, location }) }]
      : []),
    ...(brand ? [{ level: 'brand' as const, name: brand.name, url: at({ company, brand }) }] : []),
    { level: 'company', name: company.name, url: at({ company }) },
  ];
}
