// A brand's name and color by its id.
import { BRAND_PALETTES } from '@onward/domain/company/brand-colors';
import { useCallback } from 'react';
import { useStartup } from '../../../platform/startup/use-startup.ts';

export function useBrandName(): (id: number) => string {
  const { brands } = useStartup();
  return useCallback((id) => brands.find((brand) => brand.id === id)?.name ?? '', [brands]);
}

/** As on its public pages. */
export function useBrandColor(): (id: number) => string | undefined {
  const { brands } = useStartup();
  return (id) => {
    const brand = brands.find((each) => each.id === id);
    return brand && BRAND_PALETTES[brand.color].brand;
  };
}
