// Options of a scope: the user's own brands, departments, locations and jobs.
import { useMemo } from 'react';
import { useStartup } from '../../../../platform/startup/use-startup.ts';
import type { ScopeField } from '../editor/staff.form.ts';

export interface ScopeOption {
  id: number;
  name: string;
  /** A second search term: a store number or a location. */
  code: string | null;
  /** Heading of its group. */
  group: string | null;
  brandId: number | null;
}

export interface ScopeChoice {
  field: ScopeField;
  options: readonly ScopeOption[];
}

export function useScopeChoices(): ScopeChoice[] {
  const { brands, departments, locations, positions } = useStartup();
  return useMemo(() => {
    const brandName = new Map(brands.map(({ id, name }) => [id, name]));
    const place = new Map(locations.map((location) => [location.id, location]));
    const plain = ({ id, name }: { id: number; name: string }): ScopeOption => ({
      id,
      name,
      code: null,
      group: null,
      brandId: null,
    });
    return [
      { field: 'permitted_brand_ids', options: brands.map(plain) },
      { field: 'permitted_department_ids', options: departments.map(plain) },
      {
        field: 'permitted_location_ids',
        options: locations.map(({ id, name, brand_id, identify_code }) => ({
          id,
          name,
          code: identify_code,
          group: brandName.get(brand_id) ?? null,
          brandId: brand_id,
        })),
      },
      {
        field: 'permitted_position_ids',
        options: (positions ?? [])
          .filter(({ status }) => status === 'published' || status === 'pending')
          .map(({ id, title, location_id }) => ({
            id,
            name: title,
            code: place.get(location_id)?.name ?? null,
            group: null,
            brandId: place.get(location_id)?.brand_id ?? null,
          })),
      },
    ];
  }, [brands, departments, locations, positions]);
}
