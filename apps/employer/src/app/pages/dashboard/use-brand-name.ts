// A brand's name by its id.
import { useCallback } from 'react';
import { useStartup } from '../../../platform/startup/use-startup.ts';

export function useBrandName(): (id: number) => string {
  const { brands } = useStartup();
  return useCallback((id) => brands.find((brand) => brand.id === id)?.name ?? '', [brands]);
}
