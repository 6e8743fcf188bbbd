// What merge tags become for one person (MSG-012); what costs a look into other tables is looked up only when asked for.
import { type MergeTag, type TagValues, tagsIn } from '@onward/domain/messages/merge-tags';
import { chooseLanguage } from '@onward/domain/platform/languages';
import { formatPhoneNumber } from '@onward/domain/platform/phone';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { House } from '../../platform/house.ts';
import { spokenTime } from '../../platform/i18n/spoken-time.ts';
import { taskLinkOfVisit } from '../careers/careers.service.ts';
import type { Addressee } from './addressees.queries.ts';

export interface MergeContext {
  house: House;
  tx: Transaction;
  senderName: string;
  now: Date;
}

export async function mergeValues(
  context: MergeContext,
  to: Addressee,
  wanted: readonly string[],
): Promise<TagValues & Record<MergeTag, string | null>> {
  const { phone, region_number } = to;
  const [meeting_time, link] = await context.tx.inOnePacket(() =>
    Promise.all([
      wanted.includes('meeting_time') ? meetingTime(context, to) : null,
      wanted.includes('link') ? taskLink(context, to) : null,
    ]),
  );
  return {
    applicant_first_name: to.first_name,
    applicant_last_name: to.last_name,
    applicant_phone: phone && region_number ? formatPhoneNumber({ phone, region_number }) : null,
    position_title: to.position_title,
    company_name: to.company_name,
    location_name: to.location_name,
    location_address: to.location_address || null,
    sender_name: context.senderName,
    meeting_time,
    link,
  };
}

export const tagsOfMessage = ({ subject, body }: { subject?: string | null; body: string }): string[] =>
  tagsIn(`${subject ?? ''} ${body}`);

async function meetingTime({ house, tx, now }: MergeContext, to: Addressee): Promise<string | null> {
  const [meeting] = await tx.prepared<{ starts_at: Date }>(
    'messages_next_meeting',
    `select starts_at from meetings where company_id = $1 and application_id = $2 and starts_at > $3
       and status in ('pending', 'confirmed') order by starts_at limit 1`,
    [to.company_id, to.application_id, now],
  );
  const language = chooseLanguage([to.language], house.config.environment);
  return meeting ? spokenTime(meeting.starts_at, to.time_zone, language) : null;
}

async function taskLink({ house, tx }: MergeContext, to: Addressee): Promise<string | null> {
  return to.status === 'in_progress' ? taskLinkOfVisit(house, tx, to) : null;
}
