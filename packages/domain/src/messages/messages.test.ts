import { describe, expect, it } from 'vitest';
import { EMAIL_MAX, messageProblem, SMS_MAX, SUBJECT_MAX } from './channels.ts';
import { confirmsNumber, keywordAction, mayRevoke, OPT_OUT_KEYWORDS } from './inbound-keywords.ts';
import {
  afterMessageEvent,
  eventOfProvider,
  isBounce,
  MESSAGE_EVENTS,
  MESSAGE_STATUSES,
  reasonOfCode,
  reasonOfReply,
} from './message-states.ts';
import { afterQuietHours } from './quiet-hours.ts';
import { firstChannel, type Reachable, whyUnreachable } from './reaching.ts';
import { isAutomaticReply, replyAddress, replyTokenIn, withoutQuotedHistory } from './replies.ts';
import { countSegments } from './segments.ts';

describe('A message', () => {
  const image = { content_type: 'image/png' };
  const paper = { content_type: 'application/pdf' };

  it.each([
    ['a text', { channel: 'sms', body: 'Hello' }, null],
    ['a text at the limit', { channel: 'sms', body: 'x'.repeat(SMS_MAX) }, null],
    ['a text over the limit', { channel: 'sms', body: 'x'.repeat(SMS_MAX + 1) }, ['body', 'too_long', SMS_MAX]],
    ['an empty text', { channel: 'sms', body: '  \n ' }, ['body', 'required', undefined]],
    ['a text with an image', { channel: 'sms', body: 'Look', attachments: [image] }, null],
    [
      'a text with a document',
      { channel: 'sms', body: 'Look', attachments: [paper] },
      ['attachment_upload_ids', 'images_only', undefined],
    ],
    ['an email', { channel: 'email', subject: 'Hi', body: 'Hello', attachments: [paper, image] }, null],
    [
      'an email without a subject',
      { channel: 'email', subject: ' ', body: 'Hello' },
      ['subject', 'required', undefined],
    ],
    [
      'an email with a long subject',
      { channel: 'email', subject: 'x'.repeat(SUBJECT_MAX + 1), body: 'Hello' },
      ['subject', 'too_long', SUBJECT_MAX],
    ],
    [
      'an email over the limit',
      { channel: 'email', subject: 'Hi', body: 'x'.repeat(EMAIL_MAX + 1) },
      ['body', 'too_long', EMAIL_MAX],
    ],
    [
      'an email with six files',
      { channel: 'email', subject: 'Hi', body: 'x', attachments: Array(6).fill(paper) },
      ['attachment_upload_ids', 'too_many', 5],
    ],
  ] as const)('%s is validated before it is sent [MSG-005, MSG-009]', (_, draft, problem) => {
    const found = messageProblem(draft);
    expect(found && [found.field, found.key, found.count]).toEqual(problem);
  });
});

describe('Segments of a text', () => {
  it.each([
    ['', 'GSM-7', 0, 0],
    ['a'.repeat(160), 'GSM-7', 160, 1],
    ['a'.repeat(161), 'GSM-7', 161, 2],
    ['a'.repeat(306), 'GSM-7', 306, 2],
    ['a'.repeat(307), 'GSM-7', 307, 3],
    ['€'.repeat(80), 'GSM-7', 160, 1],
    // A two-unit character can't be split: after 152 units the euro sign moves to the next segment.
    [`${'a'.repeat(152)}€${'a'.repeat(10)}`, 'GSM-7', 164, 2],
    [`${'a'.repeat(152)}€${'a'.repeat(151)}€`, 'GSM-7', 307, 3],
    ['汉'.repeat(70), 'UCS-2', 70, 1],
    ['汉'.repeat(71), 'UCS-2', 71, 2],
    ['汉'.repeat(135), 'UCS-2', 135, 3],
    [`${'a'.repeat(69)}😀`, 'UCS-2', 71, 2],
    [`${'汉'.repeat(66)}😀${'汉'.repeat(10)}`, 'UCS-2', 78, 2],
    [`It’s fine`, 'UCS-2', 9, 1],
  ])('of "%s" are counted as carriers do [AHD-009]', (text, encoding, units, segments) => {
    expect(countSegments(text)).toEqual({ encoding, units, segments });
  });
});

describe('A single keyword', () => {
  it.each(OPT_OUT_KEYWORDS.flatMap((word) => [word, ` ${word.toLowerCase()}\n`]))('"%s" opts out [MSG-008]', (body) => {
    expect(keywordAction(body, false)).toBe('opt_out');
  });

  it.each([
    ['Arrêt', false, 'opt_out'],
    ['start', true, 'opt_in'],
    ['UNSTOP', true, 'opt_in'],
    ['yes', true, 'opt_in'],
    ['Yes', false, null],
    ['help', false, 'help'],
    ['Info', false, 'help'],
    ['Ayuda', false, 'help'],
    ['Alto', false, 'opt_out'],
    ['退订', false, 'opt_out'],
    ['Sí', true, 'opt_in'],
    ['Sí', false, null],
    ['是', true, 'opt_in'],
    ['STOP PLEASE', false, null],
    ['stopping by at 3', false, null],
    ['', false, null],
  ] as const)('"%s" is recognized correctly [MSG-008]', (body, optedOut, action) => {
    expect(keywordAction(body, optedOut)).toBe(action);
  });

  it.each([
    ['please stop texting me', true],
    ["Don't contact me any more", true],
    ['take me off your list', true],
    ['I want to opt out', true],
    ['wrong number', true],
    ['Arrêtez de m’envoyer des messages', true],
    ['no me manden más mensajes', true],
    ['不要再发短信了', true],
    ['I can stop by at 3 for the interview', false],
    ['The end of my shift is 5 pm', false],
    ['Can I cancel my interview?', false],
    ['Thursday works great, see you then!', false],
  ])('"%s" in a sentence is flagged for review or not [MSG-008]', (body, flagged) => {
    expect(mayRevoke(body)).toBe(flagged);
  });

  it.each([
    ['YES', true],
    ['Oui', true],
    ['START', true],
    ['I can come on Tuesday', true],
    ['Sí', true],
    ['STOP', false],
    ['ALTO', false],
    ['Parar', false],
    ['Ayuda', false],
    ['help', false],
    ['Wrong number', false],
    ['Please stop texting me', false],
  ])('"%s" confirms the number: %s [AHD-009]', (body, confirms) => {
    expect(confirmsNumber(body, keywordAction(body, false))).toBe(confirms);
  });
});

describe('The status of a message', () => {
  const table: Record<string, Record<string, string>> = {
    queued: { handed_over: 'sent', delivered: 'delivered', failed: 'failed' },
    sent: { delivered: 'delivered', failed: 'failed' },
    failed: { retry: 'queued', delivered: 'delivered' },
    delivered: {},
    received: {},
  };
  const pairs = MESSAGE_STATUSES.flatMap((status) => MESSAGE_EVENTS.map((event) => [status, event] as const));

  it.each(pairs)('moves from %s by %s forward or not at all, never back [MSG-002]', (status, event) => {
    expect(afterMessageEvent(status, event)).toBe(table[status]?.[event] ?? null);
  });

  it('is mapped from the provider’s statuses [MSG-002]', () => {
    expect(
      ['queued', 'sending', 'sent', 'delivered', 'undelivered', 'failed', 'nonsense'].map(eventOfProvider),
    ).toEqual([null, null, 'handed_over', 'delivered', 'failed', 'failed', null]);
  });

  it('has a readable reason when it failed [MSG-002]', () => {
    expect([21610, 21614, 30006, 30007, 99999, null].map(reasonOfCode)).toEqual([
      'opted_out',
      'not_mobile',
      'not_mobile',
      'blocked',
      'unknown',
      'unknown',
    ]);
    expect(
      ['550 5.1.1 user unknown', '552 5.2.2 mailbox full', '554 5.7.1 spam', '451 try later'].map(reasonOfReply),
    ).toEqual(['mailbox_unknown', 'mailbox_full', 'refused', 'unknown']);
    expect(isBounce('mailbox_unknown')).toBe(true);
    expect(isBounce('mailbox_full')).toBe(false);
  });
});

describe('Someone', () => {
  const person: Reachable = {
    email: 'ana@mail.test',
    globalPhone: '+14045550148',
    smsConsent: true,
    phoneVerified: true,
    smsOptOut: false,
    emailOptOut: false,
    emailBounced: false,
  };

  it.each([
    [{}, 'email', 'staff', null],
    [{}, 'sms', 'automation', null],
    [{ email: null }, 'email', 'staff', 'no_email'],
    [{ emailBounced: true }, 'email', 'staff', 'email_bounced'],
    [{ emailOptOut: true }, 'email', 'automation', 'email_opted_out'],
    [{ emailOptOut: true }, 'email', 'staff', null],
    [{ globalPhone: null }, 'sms', 'staff', 'no_phone'],
    [{ smsConsent: false }, 'sms', 'staff', 'no_sms_consent'],
    [{ smsOptOut: true }, 'sms', 'staff', 'sms_opted_out'],
    [{ phoneVerified: false }, 'sms', 'staff', 'sms_not_verified'],
    [{ phoneVerified: false }, 'sms', 'automation', 'sms_not_verified'],
    [{ phoneVerified: false }, 'sms', 'confirmation', null],
    [{ phoneVerified: false, smsConsent: false }, 'sms', 'confirmation', 'no_sms_consent'],
    [{ phoneVerified: false, smsOptOut: true }, 'sms', 'confirmation', 'sms_opted_out'],
    [{ phoneVerified: false }, 'email', 'staff', null],
    [{ smsOptOut: true, smsConsent: false }, 'sms', 'automation', 'sms_opted_out'],
  ] as const)(
    'with %j can be reached by %s from %s, or there is a reason why not [MSG-006, MSG-008, CAR-021]',
    (change, channel, sender, reason) => {
      expect(whyUnreachable({ ...person, ...change }, channel, sender)).toBe(reason);
    },
  );

  it('is contacted by text first if possible [MSG-006]', () => {
    expect(firstChannel(person)).toBe('sms');
    expect(firstChannel({ ...person, smsConsent: false })).toBe('email');
    expect(firstChannel({ ...person, smsConsent: false, email: null })).toBe('sms');
  });
});

describe('Automated texts', () => {
  it.each([
    ['during the day are sent at once', '2026-11-15T15:00:00Z', 'America/New_York', '2026-11-15T15:00:00Z'],
    ['at eight are sent at once', '2026-11-15T13:00:00Z', 'America/New_York', '2026-11-15T13:00:00Z'],
    ['at night wait until morning', '2026-11-15T08:00:00Z', 'America/New_York', '2026-11-15T13:00:00Z'],
    ['at 9 p.m. wait until the next day', '2026-11-16T02:00:00Z', 'America/New_York', '2026-11-16T13:00:00Z'],
    [
      'on the night clocks go back wait until the correct morning time',
      '2026-11-01T03:00:00Z',
      'America/New_York',
      '2026-11-01T13:00:00Z',
    ],
    [
      'on the night clocks go forward wait until the correct morning time',
      '2026-03-08T04:00:00Z',
      'America/New_York',
      '2026-03-08T12:00:00Z',
    ],
    ['follow the recipient’s time zone', '2026-11-15T15:00:00Z', 'Pacific/Honolulu', '2026-11-15T18:00:00Z'],
  ])('%s [MSG-014, AHD-009]', (_, now, zone, leaves) => {
    expect(afterQuietHours(new Date(now), zone).toISOString()).toBe(new Date(leaves).toISOString());
  });
});

describe('An email reply', () => {
  it('is matched by the token in its address [MSG-007, MSG-016]', () => {
    const address = replyAddress('abcdefghij0123456789', 'mail.onward.test');
    expect(replyTokenIn(`"Larkfield" <${address}>`)).toBe('abcdefghij0123456789');
    expect(replyTokenIn(`someone@mail.test, ${address}`)).toBe('abcdefghij0123456789');
    expect(replyTokenIn('noreply+abc@mail.test')).toBe(null);
  });

  it.each([
    ['a plain reply', 'Yes, I will be there.', 'Yes, I will be there.'],
    ['an English thread', 'Sure!\n\nOn Mon, Nov 9, 2026 at 6:40 PM Larkfield wrote:\n> Can you come?', 'Sure!'],
    [
      'a broken line',
      'Sure!\n\nOn Mon, Nov 9, 2026 at 6:40 PM Larkfield Group <reply@x.test>\nwrote:\n\n> Can you?',
      'Sure!',
    ],
    ['a French thread', 'Oui !\n\nLe lun. 9 nov. 2026, Larkfield a écrit :\n> Bonjour', 'Oui !'],
    ['a Spanish thread', 'Sí\n\nEl lun, 9 nov 2026, Larkfield escribió:\n> Hola', 'Sí'],
    ['a Chinese thread', '好的\n\n在 2026年11月9日，Larkfield 写道：\n> 你好', '好的'],
    ['an Outlook thread', 'Fine.\n________________________________\nFrom: Larkfield <a@b.test>\nSent: Monday', 'Fine.'],
    ['a reply between the quoted lines', '> Can you come?\nYes', '> Can you come?\nYes'],
  ])('keeps the new text of %s [MSG-007]', (_, text, fresh) => {
    expect(withoutQuotedHistory(text)).toBe(fresh);
  });

  it('is ignored when it is automatic [MSG-007]', () => {
    expect(isAutomaticReply({ autoSubmitted: 'auto-replied', envelopeFrom: 'a@b.test' })).toBe(true);
    expect(isAutomaticReply({ autoSubmitted: 'no', envelopeFrom: 'a@b.test' })).toBe(false);
    expect(isAutomaticReply({ precedence: 'bulk', envelopeFrom: 'a@b.test' })).toBe(true);
    expect(isAutomaticReply({ envelopeFrom: '' })).toBe(true);
    expect(isAutomaticReply({ envelopeFrom: 'a@b.test' })).toBe(false);
  });
});
