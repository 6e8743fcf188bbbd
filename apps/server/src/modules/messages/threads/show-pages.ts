// The public page of the messages room: the thread as the applicant sees it through their link (CAR-020).
import type { PageRoute } from '../../../platform/http/pages/portal-pages.ts';
import { findJobsOfCompany, findLanguageOfPerson } from '../../careers/careers.service.ts';
import { findCompanyOfLink, findPersonOfLink } from './conversation-tokens.ts';
import { readTask, type ThreadContext } from './personal-page.service.ts';

export const messagesPages = (context: ThreadContext): PageRoute[] => [
  {
    method: 'GET',
    limit: 'public_read',
    audience: 'private',
    path: '/conversation/:token',
    jobsOf: async (tx, { token = '' }) => {
      const companyId = await findCompanyOfLink(tx, token);
      return companyId === null ? null : findJobsOfCompany(tx, companyId);
    },
    languageOf: async (tx, { token = '' }) => {
      const whom = await findPersonOfLink(tx, token);
      return whom && findLanguageOfPerson(tx, whom);
    },
    handler: async ({ tx, params: { token = '' } }) => ({
      content: { kind: 'conversation', conversation: await readTask(context, tx, token, null), token },
    }),
  },
];
