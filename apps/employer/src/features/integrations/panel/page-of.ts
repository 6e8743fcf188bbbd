// Where an integration is connected, tested, and disconnected.
import type { Integration } from '@onward/contract/integrations/integrations';
import { isPayrollNickname } from '@onward/domain/integrations/nicknames';
import type { Access } from '../../../platform/access.ts';
import { paths } from '../../../platform/routing/paths.ts';

/** Null when the user may not open it. Job boards work per posting, and E-Verify per employer, on pages of their own. */
export function pageOf({ nickname, category }: Integration, { may }: Pick<Access, 'may'>): string | null {
  if (nickname === 'checkr') return paths.checkr();
  if (isPayrollNickname(nickname)) return paths.payrollProvider(nickname);
  if (category === 'job_board') return may({ permission: 'publish_position' }) ? paths.sourcingTools() : null;
  if (category === 'everify') return may({ permission: 'manage_everify' }) ? paths.company('everify') : null;
  return paths.integration(nickname);
}
