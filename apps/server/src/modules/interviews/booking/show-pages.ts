// The public pages of the interviews room: booking, moving, and canceling a time by link (CAR-017).
import type { PageRoute } from '../../../platform/http/pages/portal-pages.ts';
import { findJobsOfLink, findLanguageOfLink } from '../../careers/careers.service.ts';
import { readBooking } from './bookings.service.ts';

const PRIVATE = { method: 'GET', limit: 'public_read', audience: 'private' } as const;

export const interviewsPages = (): PageRoute[] => [
  {
    ...PRIVATE,
    path: '/booking/:token',
    jobsOf: (tx, { token = '' }) => findJobsOfLink(tx, token),
    languageOf: (tx, { token = '' }) => findLanguageOfLink(tx, token),
    handler: async ({ tx, params: { token = '' }, now }) => ({
      content: { kind: 'booking', booking: await readBooking(tx, token, now), token },
    }),
  },
  {
    ...PRIVATE,
    path: '/booking/:id/preview',
    handler: async ({ params: { id = '' } }) => ({ content: { kind: 'preview', of: 'booking', key: id } }),
  },
];
