import { expect, test } from 'vitest';
import { readKind, readWhose, taskLinks, withoutKind, withWhose } from './task-links.ts';

const CLUCKWELL = { id: 3, nickname: 'cluckwell' };

test('task cards open the list they count, for all brands and for one [CMP-060, PLT-017]', () => {
  expect(taskLinks(undefined, 'all')).toMatchObject({
    review: '/applicants?is_new=true',
    answer: '/messages?show=needs_reply',
    confirm: '?waiting=confirm_meeting&whose=all',
    reschedule: '?waiting=reschedule_request&whose=all',
  });
  expect(taskLinks(CLUCKWELL, 'all')).toMatchObject({
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

test("the user's own replies open the queue, because the inbox lists those of the whole scope [AHD-015, PLT-017]", () => {
  expect(taskLinks(CLUCKWELL, 'mine')).toMatchObject({
    answer: '?brand=cluckwell&waiting=answer_message&whose=mine',
    sign: '?brand=cluckwell&waiting=sign_offer&whose=mine',
    onboard: '?brand=cluckwell&waiting=onboarding_action&whose=mine',
  });
});

test('the URL keeps whose tasks are shown beside the kind [AHD-015]', () => {
  const address = withWhose(new URLSearchParams('waiting=read_form'), 'all');
  expect(address.toString()).toBe('waiting=read_form&whose=all');
  expect(readWhose(address)).toBe('all');
  expect(readWhose(new URLSearchParams('whose=toString'))).toBeNull();
});
