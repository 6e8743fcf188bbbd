// The packages of the connected Checkr account.
import type { CheckerPackage } from '@onward/contract/integrations/integrations';
import { useQuery } from '@tanstack/react-query';
import { integrationsQuery } from '../../integrations/parts/integrations-query.ts';

interface AccountPackages {
  packages: readonly CheckerPackage[];
  /** Undefined while loading. */
  isConnected: boolean | undefined;
}

export function useAccountPackages(): AccountPackages {
  const { data } = useQuery(integrationsQuery);
  const checkr = data?.find(({ nickname }) => nickname === 'checkr');
  return {
    packages: checkr?.target?.company_checker_packages ?? [],
    isConnected: data && checkr !== undefined && checkr.status !== 'not_connected',
  };
}

/** The name of a package; of one the account doesn't have, what is stored. */
export function usePackageName(): (slug: string) => string {
  const { packages } = useAccountPackages();
  return (slug) => packages.find((one) => one.slug === slug)?.name ?? slug;
}
