// Serves a staff member's interviews at a private URL that calendar apps subscribe to (SCH-014).
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import type { FastifyInstance } from 'fastify';
import type { App } from '../../../platform/app.ts';
import { placeIn } from '../../../platform/crypto/sealed-columns.ts';
import { createToken, hashToken } from '../../../platform/crypto/tokens.ts';
import { inSystem, type Transaction } from '../../../platform/database/transaction.ts';
import { countPublicRead } from '../../../platform/http/limits/public-reads.ts';
import { FileCache, sendCachedFile } from '../../../platform/http/pages/file-cache.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { translator } from '../../../platform/i18n/translate.ts';
import { uidOf } from '../meetings/calendar-entries.ts';
import { feedText } from '../write-calendar.ts';
import {
  type FeedMeeting,
  type FeedOwner,
  findFeed,
  listFeedMeetings,
  readFeedToken,
  writeFeedToken,
} from './feeds.queries.ts';

const PAST_DAYS = 30;
const PATH = '/feeds/calendar';
const TYPE = 'text/calendar; charset=utf-8';
const CACHE_BYTES = 16 * 1_048_576;

const addressOf = ({ config }: App, token: string): string => `${config.publicUrl}${PATH}/${token}.ics`;

const placeOfToken = ({ companyId, staffId }: CompanyCall['access']) =>
  placeIn('calendars.feed_token', { company_id: companyId, staff_id: staffId });

export async function readFeedAddress(app: App, { tx, access }: CompanyCall): Promise<string | null> {
  const sealed = await readFeedToken(tx, access.companyId, access.staffId);
  return sealed ? addressOf(app, app.encryption.decrypt(sealed, placeOfToken(access))) : null;
}

export async function renewFeed(app: App, { tx, access, now }: CompanyCall): Promise<string> {
  const token = createToken();
  const sealed = app.encryption.encrypt(token, placeOfToken(access));
  await writeFeedToken(tx, access.companyId, access.staffId, { hash: hashToken(token), sealed, now });
  return addressOf(app, token);
}

export const removeFeed = ({ tx, access, now }: CompanyCall): Promise<void> =>
  writeFeedToken(tx, access.companyId, access.staffId, { hash: null, sealed: null, now });

/** Anyone with the URL can read it without signing in, because calendar apps cannot sign in. */
export function installCalendarFeed(http: FastifyInstance, app: App): void {
  const cache = new FileCache(app.config.feedCacheSeconds, app.clock, CACHE_BYTES);
  const options = { schema: { hide: true }, onRequest: countPublicRead(app) };
  http.get<{ Params: { name: string } }>(`${PATH}/:name`, options, async (request, reply) => {
    const hash = hashToken(request.params.name.replace(/\.ics$/, ''));
    // Checked on every request: a revoked URL or a former staff member must not be served from the cache.
    const owner = await inSystem(app.pool, (tx) => findFeed(tx, hash));
    const key = hash.toString('base64url');
    const file =
      owner && (await cache.read(key, async () => [await inSystem(app.pool, (tx) => feedOf(app, tx, owner))]));
    if (!file) return reply.code(404).type('text/plain; charset=utf-8').send('');
    return sendCachedFile(request, reply, file, { type: TYPE, cacheControl: 'private, max-age=300' });
  });
}

async function feedOf(app: App, tx: Transaction, owner: FeedOwner): Promise<string> {
  const now = app.clock();
  const t = translator('en');
  const since = addSeconds(now, -PAST_DAYS * SECONDS.day);
  const meetings = await listFeedMeetings(tx, owner.company_id, owner.staff_id, since);
  const present = (meeting: FeedMeeting) => ({
    method: 'PUBLISH' as const,
    state: 'on' as const,
    uid: uidOf(app, meeting),
    sequence: meeting.sequence,
    now,
    startsAt: meeting.starts_at,
    endsAt: meeting.ends_at,
    description: meeting.details,
    summary: t('interviews:calendar.summary', {
      type: t(`hiring-processes:meetingTypes.${meeting.meeting_type}`),
      applicant: `${meeting.first_name} ${meeting.last_name}`,
      position: meeting.position_title,
    }),
    location: meeting.location_text ?? meeting.video_link,
    url: `${app.config.publicUrl}/#/schedule?meeting=${meeting.id}`,
    organizer: { name: owner.name, email: owner.email },
    attendees: [],
    alarmMinutes: null,
  });
  return feedText(meetings.map(present), t('interviews:calendar.feed', { name: owner.name }));
}
