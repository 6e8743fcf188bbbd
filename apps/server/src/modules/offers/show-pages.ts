// The public page of the offers room: an offer behind its link (CAR-018).
import type { App } from '../../platform/app.ts';
import { PageRedirect, type PageRoute } from '../../platform/http/pages/portal-pages.ts';
import { findJobsOfLink, findLanguageOfLink } from '../careers/careers.service.ts';
import { conversationPath } from '../messages/messages.service.ts';
import { openOffer, readOfferTask } from './signing/offer-tasks.service.ts';

export const offersPages = (app: App): PageRoute[] => [
  {
    method: 'GET',
    limit: 'public_read',
    audience: 'private',
    path: '/offer/:token',
    jobsOf: (tx, { token = '' }) => findJobsOfLink(tx, token),
    languageOf: (tx, { token = '' }) => findLanguageOfLink(tx, token),
    handler: async ({ tx, params: { token = '' }, now }) => {
      const call = { app, tx, now, address: '', userAgent: '' };
      // Mail scanners load pages too, so only the page's script records that the offer was viewed.
      const task = await readOfferTask(call, token, { isOpenedByPerson: false });
      return { content: { kind: 'offer', task, token, now: now.toISOString() } };
    },
  },
  {
    method: 'GET',
    limit: 'public_read',
    audience: 'private',
    path: '/offer/:token/question',
    jobsOf: (tx, { token = '' }) => findJobsOfLink(tx, token),
    handler: async ({ tx, params: { token = '' }, now }) => {
      const { application } = await openOffer(tx, token);
      return new PageRedirect(await conversationPath(tx, application, now), { isPermanent: false });
    },
  },
];
