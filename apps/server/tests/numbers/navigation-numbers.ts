// The badges of the navigation: unread threads, interviews that wait, and the bell.
import type { ResponseOf } from '@onward/contract/endpoint';
import { getMeetingCounts, listMeetings, type Meeting } from '@onward/contract/interviews/meetings';
import { getConversationCounts, listConversations } from '@onward/contract/messages/conversations';
import { listNotifications } from '@onward/contract/notifications/notifications';
import { meetingNeeds } from '@onward/domain/interviews/meeting-states';
import { MAX_PAGE_SIZE } from '@onward/domain/platform/constants';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import type { ApiCaller } from '../../../../testing/product/api-caller.ts';
import { type Numbers, read, total } from './read-lists.ts';

/** From here on a badge shows "99+". */
const BADGE_MAX = 100;

export async function navigation(caller: ApiCaller): Promise<Numbers> {
  return { ...(await inbox(caller)), ...(await schedule(caller)), ...(await bell(caller)) };
}

async function inbox(caller: ApiCaller): Promise<Numbers> {
  const shown = await read<ResponseOf<typeof getConversationCounts>>(caller, getConversationCounts);
  const numbers: Numbers = {};
  for (const chip of ['unread', 'needs_reply', 'failed'] as const) {
    const listed = await total(caller, listConversations, { [chip]: true });
    numbers[`badge, ${chip} threads`] = [shown[chip], Math.min(listed, BADGE_MAX)];
  }
  return numbers;
}

/** The schedule opens on the caller's own interviews; the badge counts those of today that wait for them. */
async function schedule(caller: ApiCaller): Promise<Numbers> {
  const now = new Date();
  const from = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const query = { from: from.toISOString(), to: addSeconds(from, SECONDS.day).toISOString() };
  const shown = await read<ResponseOf<typeof getMeetingCounts>>(caller, getMeetingCounts, { query });
  const { meetings } = await read<{ meetings: Meeting[] }>(caller, listMeetings, { query });
  const waiting = (kind: 'confirmation' | 'outcome') =>
    meetings.filter(
      ({ is_current, status, starts_at, ends_at }) =>
        is_current && new Date(starts_at) >= from && meetingNeeds({ status, endsAt: new Date(ends_at) }, now) === kind,
    ).length;
  return {
    'badge, interviews to confirm': [shown.confirmation, waiting('confirmation')],
    'badge, interviews without an outcome': [shown.outcome, waiting('outcome')],
  };
}

async function bell(caller: ApiCaller): Promise<Numbers> {
  const query = { per_page: MAX_PAGE_SIZE };
  const { unread_count, notifications } = await read<ResponseOf<typeof listNotifications>>(caller, listNotifications, {
    query,
  });
  const unread = notifications.filter(({ read_at }) => read_at === null).length;
  return { 'bell, unread notifications': [unread_count, unread] };
}
