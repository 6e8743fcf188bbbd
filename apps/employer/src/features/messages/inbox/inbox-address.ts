// The state of the inbox in the URL, so that reload, back and shared links show the same.
import type { ConversationFilters } from '@onward/contract/messages/conversations';
import { CHANNELS } from '@onward/domain/messages/channels';
import { THREAD_PARAMETER } from '@onward/domain/messages/thread-link';

export const CHIPS = ['all', 'unread', 'needs_reply', 'failed'] as const;
type Chip = (typeof CHIPS)[number];

const MORE_FILTERS = ['channel', 'position_key', 'brand_id', 'location_id', 'assignee_id', 'archived'] as const;
export type MoreFilter = (typeof MORE_FILTERS)[number];

const SHOW = 'show';
const QUERY = 'query';

export interface InboxState {
  chip: Chip;
  query: string;
  more: Partial<Record<MoreFilter, string>>;
  threadId: number | null;
}

const idOf = (text: string | null | undefined): number | undefined => {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 ? id : undefined;
};

/** Invalid values are ignored. */
export const readInbox = (address: URLSearchParams): InboxState => ({
  chip: CHIPS.find((chip) => chip === address.get(SHOW)) ?? 'all',
  query: address.get(QUERY) ?? '',
  more: Object.fromEntries(
    MORE_FILTERS.flatMap((filter) => (address.get(filter) ? [[filter, address.get(filter)]] : [])),
  ),
  threadId: idOf(address.get(THREAD_PARAMETER)) ?? null,
});

export function writeInbox(address: URLSearchParams, change: Partial<InboxState>): URLSearchParams {
  const { chip, query, more, threadId } = { ...readInbox(address), ...change };
  const written = new URLSearchParams(address);
  const write = (key: string, value: string) => (value === '' ? written.delete(key) : written.set(key, value));
  write(SHOW, chip === 'all' ? '' : chip);
  write(QUERY, query);
  write(THREAD_PARAMETER, threadId === null ? '' : String(threadId));
  for (const filter of MORE_FILTERS) write(filter, more[filter] ?? '');
  return written;
}

/** The filters as parameters of the endpoint; only those that are set. */
export function queryFilters({ chip, query, more }: Pick<InboxState, 'chip' | 'query' | 'more'>): ConversationFilters {
  const parameters: Record<string, unknown> = {
    query: query.trim() || undefined,
    ...(chip === 'all' ? {} : { [chip]: true }),
    channel: CHANNELS.find((channel) => channel === more.channel),
    position_key: more.position_key,
    brand_id: idOf(more.brand_id),
    location_id: idOf(more.location_id),
    assignee_id: idOf(more.assignee_id),
    archived: more.archived === 'true' ? true : undefined,
  };
  return Object.fromEntries(
    Object.entries(parameters).filter(([, value]) => value !== undefined),
  ) as ConversationFilters;
}
