import { expect, test } from 'vitest';
import { queryFilters, readInbox, writeInbox } from './inbox-address.ts';

test('the state of the inbox is written to the URL and read back [MSG-003]', () => {
  const address = writeInbox(new URLSearchParams('other=1'), {
    chip: 'needs_reply',
    query: 'card',
    more: { channel: 'sms', location_id: '7' },
    threadId: 12,
  });
  expect(address.get('other')).toBe('1');
  expect(readInbox(address)).toEqual({
    chip: 'needs_reply',
    query: 'card',
    more: { channel: 'sms', location_id: '7' },
    threadId: 12,
  });
  expect(writeInbox(address, { chip: 'all', query: '', more: {}, threadId: null }).toString()).toBe('other=1');
});

test('the list sends the parameters of the endpoint, without invalid values [MSG-004]', () => {
  const state = readInbox(new URLSearchParams('show=unread&channel=pigeon&location_id=x&archived=true&assignee_id=3'));
  expect(queryFilters(state)).toEqual({ unread: true, archived: true, assignee_id: 3 });
});
