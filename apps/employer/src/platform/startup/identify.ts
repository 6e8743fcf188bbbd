// Product analytics: tells the operator's collector who started the app (PLT-023, RPT-023). Without one, nothing leaves the
// browser. Never anything about applicants or employees.
import type { User } from '@onward/contract/identity/identity';
import { loadPublicConfiguration } from '../public-configuration.ts';

export function identifyReader({ uuid, company, company_role }: User): void {
  const detail = { user: uuid, company: company.uuid, role: company_role.name, tier: company.tier };
  void loadPublicConfiguration().then(({ product_analytics_url: url }) => {
    if (url !== null) void send(url, JSON.stringify(detail));
  });
}

/** As plain text, which needs no permission from the collector; whether it arrives is not our user's concern. */
const send = (url: string, body: string): Promise<unknown> =>
  fetch(url, { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true, body }).catch(() => null);
