// Every public field of a brand.
import type { Brand } from '@onward/contract/company/brands';
import { colorOfBrand } from '@onward/domain/company/brand-colors';
import type { BrandRow } from './brands.queries.ts';

export const presentBrand = (row: BrandRow): Brand => ({
  id: row.id,
  name: row.name,
  nickname: row.nickname,
  friendly_id: row.friendly_id,
  industry: row.industry,
  status: row.status,
  location_counts: row.location_counts,
  location_groups: row.location_groups,
  logo_url: row.logo_url,
  color: colorOfBrand(row),
  version: row.version,
});
