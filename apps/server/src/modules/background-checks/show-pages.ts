// The public page of the background-checks room: a check behind its link (CAR-019).
import type { App } from '../../platform/app.ts';
import type { PageRoute } from '../../platform/http/pages/portal-pages.ts';
import { findJobsOfLink, findLanguageOfLink } from '../careers/careers.service.ts';
import { readCheckTask } from './consent/check-tasks.service.ts';

export const backgroundChecksPages = (app: App): PageRoute[] => [
  {
    method: 'GET',
    limit: 'public_read',
    audience: 'private',
    path: '/background-check/:token',
    jobsOf: (tx, { token = '' }) => findJobsOfLink(tx, token),
    languageOf: (tx, { token = '' }) => findLanguageOfLink(tx, token),
    handler: async ({ tx, params: { token = '' }, language, now }) => {
      const task = await readCheckTask({ app, tx, language, now, address: '', userAgent: '' }, token);
      return { content: { kind: 'background-check', task, token, now: now.toISOString() } };
    },
  },
];
