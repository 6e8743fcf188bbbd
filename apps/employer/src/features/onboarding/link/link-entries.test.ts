import { expect, test } from 'vitest';
import { insertLink, linkBody } from './link-entries.ts';

test('an empty message is left out, so that the usual one is sent in the language of each person [ONB-036]', () => {
  expect(linkBody({ send_sms: true, send_email: false, message: '  ' })).toEqual({ send_sms: true, send_email: false });
  expect(linkBody({ send_sms: false, send_email: true, message: ' Hi ' })).toEqual({
    send_sms: false,
    send_email: true,
    message: 'Hi',
  });
});

test('the link is inserted at the cursor, with spaces around it [ONB-036]', () => {
  expect(insertLink('', 0)).toBe('{onboarding_link}');
  expect(insertLink('Start here soon', 10)).toBe('Start here {onboarding_link} soon');
});
