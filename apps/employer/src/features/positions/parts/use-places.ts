// Names of the brands, locations and departments of jobs.
import type { BrandColor } from '@onward/domain/company/brand-colors';
import { useCallback, useMemo } from 'react';
import { useStartup } from '../../../platform/startup/use-startup.ts';

interface Placed {
  brand_id: number;
  location_id: number;
  department_id: number | null;
}

export interface PlacedBrand {
  name: string;
  /** The color of its public pages. */
  color?: BrandColor;
}

export function usePlaces() {
  const { brands, locations, departments } = useStartup();
  const names = useMemo(
    () => ({
      brand: new Map(brands.map((brand) => [brand.id, brand])),
      location: new Map(locations.map((location) => [location.id, location])),
      department: new Map(departments.map(({ id, name }) => [id, name])),
    }),
    [brands, locations, departments],
  );
  const locationName = useCallback(
    (id: number): string => {
      const location = names.location.get(id);
      return [location?.name, location?.state_code].filter(Boolean).join(', ');
    },
    [names],
  );
  const placeOf = useCallback(
    ({ brand_id, location_id, department_id }: Placed): string =>
      [names.brand.get(brand_id)?.name, locationName(location_id), department_id && names.department.get(department_id)]
        .filter(Boolean)
        .join(' · '),
    [names, locationName],
  );
  const brandOf = useCallback((id: number): PlacedBrand => names.brand.get(id) ?? { name: '' }, [names]);
  return { placeOf, locationName, brandOf };
}
