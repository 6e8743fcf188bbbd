// The values of merge tags for one person (MSG-012); values from other tables are loaded only when used.

import { type MergeTag, type TagValues, tagsIn } from '@onward/domain/messages/merge-tags';
import { formatPhoneNumber } from '@onward/domain/platform/contact/phone';
import { chooseLanguage } from '@onward/domain/platform/languages';
import { spokenTime } from '@onward/domain/platform/time/spoken-time';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { taskLinkNow } from '../../careers/careers.service.ts';
import type { Recipient } from './recipients.queries.ts';

export interface MergeContext {
  app: App;
  tx: Transaction;
  senderName: string;
  now: Date;
}

/** Values from other tables. */
interface LookedUp {
  meetingAt: Date | null;
  link: string | null;
}

export async function mergeValues(
  context: MergeContext,
  to: Recipient,
  wanted: readonly string[],
): Promise<TagValues & Record<MergeTag, string | null>> {
  return fillIn(context, to, await lookUp(context, to, wanted));
}

type Whom = Pick<Recipient, 'company_id' | 'application_id'>;

export async function lookUp(
  context: Pick<MergeContext, 'app' | 'tx' | 'now'>,
  whom: Whom,
  wanted: readonly string[],
): Promise<LookedUp> {
  const [meetingAt, link] = await context.tx.inOnePacket(() =>
    Promise.all([
      wanted.includes('meeting_time') ? nextMeeting(context, whom) : null,
      wanted.includes('link') ? taskLinkNow(context.app, context.tx, whom) : null,
    ]),
  );
  return { meetingAt, link };
}

export function fillIn(
  { app, senderName }: Pick<MergeContext, 'app' | 'senderName'>,
  to: Recipient,
  { meetingAt, link }: LookedUp,
): TagValues & Record<MergeTag, string | null> {
  const { phone, region_number } = to;
  const language = chooseLanguage([to.language], app.config.environment);
  return {
    applicant_first_name: to.first_name,
    applicant_last_name: to.last_name,
    applicant_phone: phone && region_number ? formatPhoneNumber({ phone, region_number }) : null,
    position_title: to.position_title,
    company_name: to.advertiser,
    location_name: to.location_name,
    location_address: to.location_address || null,
    sender_name: senderName,
    meeting_time: meetingAt && spokenTime(meetingAt, to.time_zone, language),
    link,
  };
}

export const tagsOfMessage = ({ subject, body }: { subject?: string | null; body: string }): string[] =>
  tagsIn(`${subject ?? ''} ${body}`);

async function nextMeeting(
  { tx, now }: Pick<MergeContext, 'tx' | 'now'>,
  { company_id, application_id }: Whom,
): Promise<Date | null> {
  const [meeting] = await tx.prepared<{ starts_at: Date }>(
    'messages_next_meeting',
    `select starts_at from meetings where company_id = $1 and application_id = $2 and starts_at > $3
       and status in ('pending', 'confirmed') and not is_proposed order by starts_at limit 1`,
    [company_id, application_id, now],
  );
  return meeting?.starts_at ?? null;
}
