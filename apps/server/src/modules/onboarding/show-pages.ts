// The public page of onboarding: the portal behind its link. Until the code is entered it shows only who it is for, and
// nothing at all for a wrong link (ONB-040).
import type { OnboardingInvitation } from '@onward/contract/careers/portal-pages';
import { minutesOf } from '@onward/domain/onboarding/forms/form-of-action';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { PageRoute } from '../../platform/http/pages/portal-pages.ts';
import { requireInformation } from '../employees/employees.service.ts';
import { brandOf, findEmployerPlace } from './employer-place.ts';
import { findContact } from './portal/portal.queries.ts';
import { type OpenLink, openLink } from './portal/portal-sessions.ts';
import { loadModules } from './running/load-modules.ts';

export const onboardingPages = (): PageRoute[] => [
  {
    method: 'GET',
    limit: 'public_read',
    audience: 'private',
    usesCamera: true,
    path: '/onboarding-portal/:process_key',
    handler: async ({ tx, params: { process_key = '' }, query: { token = '' } }) => ({
      content: {
        kind: 'onboarding',
        processKey: process_key,
        token,
        invitation: await inviteTo(tx, await openLink(tx, { process_key, token }, { isDoneAllowed: true })),
      },
    }),
  },
];

async function inviteTo(tx: Transaction, { run, employee }: OpenLink): Promise<OnboardingInvitation> {
  const { company_id: companyId } = run;
  const information = await requireInformation(tx, employee);
  const modules = await loadModules(tx, companyId, run.id);
  const own = modules.flatMap((module) => module.actions).filter(({ side }) => side === 'employee');
  const place = await findEmployerPlace(tx, companyId, employee.location_id);
  return {
    company_name: place.company_name,
    brand_name: brandOf(place).name,
    brand_color: brandOf(place).color,
    first_name: information.preferred_name || information.legal_first_name || (employee.name.split(' ')[0] ?? ''),
    task_count: own.length,
    minutes: own.reduce((sum, { action_type }) => sum + minutesOf(action_type), 0),
    channels: [...(employee.phone ? (['sms'] as const) : []), ...(employee.email ? (['email'] as const) : [])],
    ...(await findContact(tx, employee)),
  };
}
