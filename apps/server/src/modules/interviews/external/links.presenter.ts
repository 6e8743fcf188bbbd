// A calendar link as sent to clients, never with a token.
import type { CalendarLink } from '@onward/contract/interviews/external-calendars';
import type { LinkRow } from './links.queries.ts';

export const presentLink = ({ id, provider, account, ...link }: LinkRow): CalendarLink => ({
  id,
  provider,
  account,
  state: link.broken_at === null ? 'connected' : 'broken',
  broken_reason: link.broken_reason,
  broken_since: link.broken_at?.toISOString() ?? null,
  checked_at: link.checked_at?.toISOString() ?? null,
});
