// The public pages of the careers room: which URL shows what (CAR-001 to CAR-003, CAR-008, CAR-012 to CAR-022).
import { REFERER_SOURCE_MAX } from '@onward/domain/positions/career-links';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { notFound } from '../../../platform/http/errors.ts';
import {
  type PageAnswer,
  type PageCall,
  PageRedirect,
  type PageRoute,
} from '../../../platform/http/pages/portal-pages.ts';
import { showShared } from '../../applicants/applicants.service.ts';
import { presentApplyForm } from '../applying/apply-form.presenter.ts';
import { openForm } from '../applying/drafts.service.ts';
import { readReach } from '../applying/reach.ts';
import { readReceipt } from '../applying/receipt.service.ts';
import { offeredConsents } from '../consent-texts/offered-consents.ts';
import { readForm } from '../tasks/form-tasks.service.ts';
import { readQuiz } from '../tasks/quiz-tasks.service.ts';
import {
  findJobsOfSender,
  findLanguageOfReceiver,
  readUnsubscribing,
  resubscribe,
  unsubscribe,
} from '../unsubscribe.service.ts';
import { type CareerLink, readCareerPage } from './career-pages.service.ts';
import { findJobs, findJobsOfLink } from './find-jobs.ts';
import { findLanguageOfLink } from './find-language.ts';
import { cacheKeyOfList, readListQuery } from './read-query.ts';

export const careersPages = (app: App): PageRoute[] => [
  ...careerPages(app),
  ...applyPages(app),
  ...taskPages(app),
  ...previewPages(),
  ...unsubscribePages(app),
  ...sharedPages(),
  ...cutOffPages(),
];

const LISTED = { method: 'GET', limit: 'public_read', audience: 'listed' } as const;
const PRIVATE = { method: 'GET', limit: 'public_read', audience: 'private' } as const;

const careerPages = (app: App): PageRoute[] => [
  ...['/j/:digest_key', '/j/:digest_key/:friendly_id', '/j/:digest_key/:friendly_id/:location_part'].map((path) => ({
    ...LISTED,
    path,
    cacheKey: cacheKeyOfList,
    jobsOf: (tx: Transaction, { digest_key = '' }: Record<string, string>) => findJobs(tx, digest_key),
    handler: showCareerPage(app),
  })),
  {
    ...LISTED,
    path: '/j/:digest_key/:friendly_id/:location_part/:position_part',
    cacheKey: (query) => sourceOf(query) ?? '',
    jobsOf: (tx, { digest_key = '' }) => findJobs(tx, digest_key),
    handler: showCareerPage(app),
  },
];

const showCareerPage =
  ({ config }: App) =>
  async ({ tx, params, query }: PageCall): Promise<PageAnswer | PageRedirect> => {
    const link = linkOf(params);
    const listQuery = readListQuery(query);
    const { companyId, page } = await readCareerPage(tx, link, listQuery);
    if (page.canonical_path !== pathOf(link)) return new PageRedirect(withQuery(page.canonical_path, query));
    return {
      companyId,
      content: page.position
        ? { kind: 'job', page, refererSource: sourceOf(query), facebookAppId: config.facebookAppId }
        : { kind: 'career', page, query: listQuery },
    };
  };

/** A character the database cannot store cannot be part of any key either. */
function linkOf(params: Record<string, string>): CareerLink {
  if (Object.values(params).some((part) => part.includes('\0'))) throw notFound();
  return { ...params, digest_key: params.digest_key ?? '' };
}

const pathOf = ({ digest_key, friendly_id, location_part, position_part }: CareerLink): string =>
  `/j/${[digest_key, friendly_id, location_part, position_part].filter(Boolean).join('/')}`;

function withQuery(path: string, query: Record<string, string>): string {
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
}

const sourceOf = ({ referer_source: source }: Record<string, string>): string | null =>
  source ? source.slice(0, REFERER_SOURCE_MAX) : null;

const applyPages = (app: App): PageRoute[] => [
  {
    ...PRIVATE,
    path: '/positions/:company_key/:position_key/apply',
    jobsOf: (tx, { company_key = '' }) => findJobs(tx, company_key),
    handler: async ({ tx, params, query, language }) => {
      const { company_key = '', position_key = '' } = params;
      if (query.preview === 'true') return { content: { kind: 'preview', of: 'apply', key: position_key } };
      const form = await openForm(tx, withoutNull(position_key));
      if (form.company.digest_key.toLowerCase() !== company_key.toLowerCase()) throw notFound();
      const consents = await offeredConsents(tx, form, language);
      const apply = presentApplyForm(form, { consents, isPreview: false, phoneNumber: app.config.sms.from });
      return { content: { kind: 'apply', form: apply, refererSource: sourceOf(query) } };
    },
  },
  {
    ...PRIVATE,
    path: '/thanks/:token',
    jobsOf: (tx, { token = '' }) => findJobsOfLink(tx, token),
    languageOf: (tx, { token = '' }) => findLanguageOfLink(tx, token),
    handler: async ({ tx, params: { token = '' }, language }) => ({
      content: {
        kind: 'thanks',
        receipt: await readReceipt(app, tx, token),
        reach: await readReach(app, tx, token, language),
        token,
      },
    }),
  },
];

function withoutNull(key: string): string {
  if (key.includes('\0')) throw notFound();
  return key;
}

const taskPages = (app: App): PageRoute[] => [
  {
    ...PRIVATE,
    path: '/form/:token',
    jobsOf: (tx, { token = '' }) => findJobsOfLink(tx, token),
    languageOf: (tx, { token = '' }) => findLanguageOfLink(tx, token),
    handler: async ({ tx, params: { token = '' } }) => ({
      content: { kind: 'form', form: await readForm(app, tx, token), token },
    }),
  },
  {
    ...PRIVATE,
    path: '/online-quiz/:token',
    jobsOf: (tx, { token = '' }) => findJobsOfLink(tx, token),
    languageOf: (tx, { token = '' }) => findLanguageOfLink(tx, token),
    handler: async ({ tx, params: { token = '' }, now }) => ({
      content: { kind: 'quiz', quiz: await readQuiz(app, tx, token, now), token },
    }),
  },
];

/** The page contains no data; it loads what it shows with the session of the person who opened it. */
const previewPages = (): PageRoute[] => [
  {
    ...PRIVATE,
    path: '/form/:id/preview',
    handler: async ({ params: { id = '' } }) => ({ content: { kind: 'preview', of: 'form', key: id } }),
  },
  {
    ...PRIVATE,
    path: '/online-quiz/:id/preview',
    handler: async ({ params: { id = '' } }) => ({ content: { kind: 'preview', of: 'quiz', key: id } }),
  },
];

/** Opening the page only asks, pressing the button unsubscribes, because mail scanners open every link. */
const unsubscribePages = (app: App): PageRoute[] => {
  const show = async (tx: Transaction, token: string, change?: typeof unsubscribe): Promise<PageAnswer> => {
    const of = await readUnsubscribing(app, tx, token);
    return { content: { kind: 'unsubscribe', token, of: { ...of, is_resumed: change === resubscribe } } };
  };
  const jobsOf = (tx: Transaction, { token = '' }: Record<string, string>) => findJobsOfSender(app, tx, token);
  const languageOf = (tx: Transaction, { token = '' }: Record<string, string>) =>
    findLanguageOfReceiver(app, tx, token);
  const press = (path: string, change: typeof unsubscribe): PageRoute => ({
    ...PRIVATE,
    method: 'POST',
    limit: 'public_write',
    path,
    jobsOf,
    languageOf,
    handler: async ({ tx, params: { token = '' } }) => {
      await change(app, tx, token);
      return show(tx, token, change);
    },
  });
  const open = (path: string): PageRoute => ({
    ...PRIVATE,
    path,
    jobsOf,
    languageOf,
    handler: ({ tx, params: { token = '' } }) => show(tx, token),
  });
  return [
    open('/unsubscribe/:token'),
    // Where the button to undo leads, opened again or in another language.
    open('/unsubscribe/:token/undo'),
    press('/unsubscribe/:token', unsubscribe),
    press('/unsubscribe/:token/undo', resubscribe),
  ];
};

/** Addresses that were cut off or mistyped after the company, which leads to its jobs. */
const cutOffPages = (): PageRoute[] =>
  ['/j/:company_key/*', '/positions/:company_key', '/positions/:company_key/*'].map((path) => ({
    ...PRIVATE,
    path,
    isNowhere: true,
    jobsOf: (tx: Transaction, { company_key = '' }: Record<string, string>) => findJobs(tx, company_key),
    handler: () => Promise.reject(notFound()),
  }));

/** An applicant shared with a guest, read-only (APP-034). */
const sharedPages = (): PageRoute[] => [
  {
    ...PRIVATE,
    path: '/shared/:token',
    handler: async ({ tx, params: { token = '' }, now }) => ({
      content: { kind: 'shared', application: await showShared(tx, token, now), token },
    }),
  },
];
