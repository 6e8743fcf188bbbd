import { expect, test } from 'vitest';
import { readKind, taskLinks, withoutKind } from './task-links.ts';

test('task cards open the list they count, for all brands and for one [CMP-060, PLT-017]', () => {
  expect(taskLinks(undefined)).toMatchObject({
    review: '/applicants?is_new=true',
    answer: '/messages?show=needs_reply',
    confirm: '?waiting=confirm_meeting',
    reschedule: '?waiting=reschedule_request',
  });
  expect(taskLinks(3)).toMatchObject({
    review: '/applicants?is_new=true&brand=3',
    answer: '/messages?show=needs_reply&brand_id=3',
  });
});

test('the queue shows one kind while the URL names a known one [CMP-060]', () => {
  const address = new URLSearchParams('waiting=confirm_meeting&x=1');
  expect(readKind(address)).toBe('confirm_meeting');
  expect(readKind(new URLSearchParams('waiting=constructor'))).toBeNull();
  expect(withoutKind(address).toString()).toBe('x=1');
});
