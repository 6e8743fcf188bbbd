// Roles and locations to view as, loaded with the user's own permissions.
import { listPermittedBrands } from '@onward/contract/company/brands';
import { listPermittedLocations } from '@onward/contract/locations/locations';
import { listRoles } from '@onward/contract/staff/roles';
import { queryOptions } from '@tanstack/react-query';
import { apiWithoutSeeAs } from '../api.ts';

export interface SeeAsChoices {
  roles: { id: number; name: string; staff_count: number }[];
  locations: { id: number; name: string; brand: string }[];
}

export const seeAsChoicesQuery = queryOptions({
  queryKey: ['see-as choices'],
  queryFn: async ({ signal }): Promise<SeeAsChoices> => {
    const [roles, locations, brands] = await Promise.all([
      apiWithoutSeeAs.call(listRoles, { signal, silent: true }),
      apiWithoutSeeAs.call(listPermittedLocations, { signal, silent: true }),
      apiWithoutSeeAs.call(listPermittedBrands, { signal, silent: true }),
    ]);
    const brandNames = new Map(brands.brands.map(({ id, name }) => [id, name]));
    return {
      roles: roles.company_roles.map(({ id, name, staff_count }) => ({ id, name, staff_count })),
      locations: locations.locations.map(({ id, name, brand_id }) => ({
        id,
        name,
        brand: brandNames.get(brand_id) ?? '',
      })),
    };
  },
});
