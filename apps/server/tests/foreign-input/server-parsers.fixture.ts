// Untrusted text that the server itself parses: provider webhooks, HTML and headers.
import { readCsv } from '../../src/modules/imports/read-csv.ts';
import { feedText, type Invitation, invitationText } from '../../src/modules/interviews/write-calendar.ts';
import { boundedHtml } from '../../src/platform/html/bounded-html.ts';
import { escapeHtml } from '../../src/platform/html/escape.ts';
import { htmlText } from '../../src/platform/html/html-text.ts';
import { placedTags } from '../../src/platform/html/placed-tags.ts';
import { sanitizeRichText } from '../../src/platform/html/rich-text.ts';
import { readIdempotencyKey } from '../../src/platform/http/idempotency.ts';
import { isNestedDeeper } from '../../src/platform/http/limits/json-nesting.ts';
import { canBeSignedEvent, isSignedEvent, readEvent } from '../../src/providers/checkr/checkr-events.ts';
import { parsed } from '../../src/providers/checkr/checkr-http.ts';
import * as checkr from '../../src/providers/checkr/checkr-resources.ts';
import { readPlaces } from '../../src/providers/geocoder/places-client.ts';
import { canBeSignedMail, isSignedMail, readMail } from '../../src/providers/mail/inbound-mail.ts';
import { safeMessage } from '../../src/providers/payroll/payroll-problem.ts';
import { fieldsIn } from '../../src/providers/payroll/read-answer.ts';
import { initialOf, phoneParts } from '../../src/providers/payroll/write-values.ts';
import { canBeSignedText, isSigned, readReceipt, readText } from '../../src/providers/sms/inbound-texts.ts';
import { sender } from '../../src/providers/smtp/smtp-carrier.ts';
import { readCompletion } from '../../src/providers/text-service/chat-completions.ts';
import { EVERIFY_ANSWERS } from './everify-parsers.fixture.ts';
import type { Parser } from './growth.fixture.ts';

const NOW = new Date(0);

const invitationOf = (text: string): Invitation => ({
  method: 'REQUEST',
  state: 'on',
  uid: 'one',
  sequence: 0,
  now: new Date(0),
  startsAt: new Date(0),
  endsAt: new Date(0),
  summary: text,
  description: text,
  location: text,
  url: null,
  organizer: { name: text, email: 'a@b.test' },
  attendees: [],
  alarmMinutes: 10,
});

export const SERVER_PARSERS: Readonly<Record<string, Parser>> = {
  ...EVERIFY_ANSWERS,
  'modules/imports/read-csv.readCsv': (text) => readCsv(new TextEncoder().encode(text)),
  'modules/interviews/write-calendar.feedText': (text) => feedText([invitationOf(text)], text),
  'modules/interviews/write-calendar.invitationText': (text) => invitationText(invitationOf(text)),
  'platform/html/bounded-html.boundedHtml': boundedHtml,
  'platform/html/escape.escapeHtml': escapeHtml,
  'platform/html/html-text.htmlText': htmlText,
  'platform/html/placed-tags.placedTags': placedTags,
  'platform/html/rich-text.sanitizeRichText': sanitizeRichText,
  'platform/http/idempotency.readIdempotencyKey': (text) => attempt(() => readIdempotencyKey(text)),
  'platform/http/json-nesting.isNestedDeeper': (text) => isNestedDeeper(text, Number.MAX_SAFE_INTEGER),
  'providers/checkr/checkr-events.canBeSignedEvent': canBeSignedEvent,
  'providers/checkr/checkr-events.isSignedEvent': (text) => isSignedEvent('secret', text, text),
  'providers/checkr/checkr-events.readEvent': (text) => [
    readEvent(text),
    readEvent(JSON.stringify({ id: text, type: text, account_id: text, data: { object: { id: text } } })),
  ],
  'providers/checkr/checkr-http.parsed': (text) => parsed(Buffer.from(text)),
  'providers/checkr/checkr-resources.readGrant': (text) =>
    checkrAnswers(text).map((bytes) => attempt(() => checkr.readGrant(bytes))),
  'providers/checkr/checkr-resources.readPackages': (text) =>
    checkrAnswers(text).map((bytes) => attempt(() => checkr.readPackages(bytes))),
  'providers/checkr/checkr-resources.readNodes': (text) =>
    checkrAnswers(text).map((bytes) => attempt(() => checkr.readNodes(bytes))),
  'providers/checkr/checkr-resources.readCandidate': (text) =>
    checkrAnswers(text).map((bytes) => attempt(() => checkr.readCandidate(bytes))),
  'providers/checkr/checkr-resources.readInvitation': (text) =>
    checkrAnswers(text).map((bytes) => attempt(() => checkr.readInvitation(bytes))),
  'providers/checkr/checkr-resources.readReport': (text) =>
    checkrAnswers(text).map((bytes) => attempt(() => checkr.readReport(bytes))),
  'providers/checkr/checkr-resources.readAdverseItems': (text) =>
    checkrAnswers(text).map((bytes) => attempt(() => checkr.readAdverseItems(bytes))),
  'providers/checkr/checkr-resources.readDownloadAddress': (text) =>
    checkrAnswers(text).map((bytes) => attempt(() => checkr.readDownloadAddress(bytes))),
  'providers/checkr/checkr-resources.readObject': (text) =>
    attempt(() => checkr.readObject(Buffer.from(text), 'a thing')),
  'providers/geocoder/places-client.readPlaces': (text) =>
    readPlaces(
      Buffer.from(
        JSON.stringify({
          places: [{ id: text, formattedAddress: text, addressComponents: [{ types: [text], longText: text }] }],
        }),
      ),
    ),
  'providers/mail/inbound-mail.canBeSignedMail': (text) => canBeSignedMail(text, NOW),
  'providers/mail/inbound-mail.isSignedMail': (text) => isSignedMail('secret', text, text, NOW),
  'providers/mail/inbound-mail.readMail': (text) => [
    readMail(text),
    readMail(JSON.stringify({ message_id: text, from: text, to: [text], subject: text, html: text })),
    readMail(JSON.stringify({ message_id: 'one', text, attachments: [{ file_name: text, content_base64: text }] })),
  ],
  'providers/payroll/payroll-problem.safeMessage': (text) =>
    safeMessage({
      text,
      hire: {
        ssn: '132456789',
        dateOfBirth: '1996-04-12',
        payRate: 52_000,
        payUnit: 'year',
        codes: { location: null, position: null, department: null, pay_unit: 'W' },
      },
    }),
  'providers/payroll/read-answer.fieldsIn': (text) => [
    fieldsIn(Buffer.from(text)),
    fieldsIn(Buffer.from(JSON.stringify({ text }))),
  ],
  'providers/payroll/write-values.initialOf': (text) => initialOf({ legalMiddleName: text }),
  'providers/payroll/write-values.phoneParts': (text) => phoneParts({ phone: text }),
  'providers/sms/inbound-texts.canBeSignedText': canBeSignedText,
  'providers/sms/inbound-texts.isSigned': (text) => isSigned('token', text, { [text]: text }, text),
  'providers/sms/inbound-texts.readReceipt': (text) => readReceipt({ MessageSid: text, ErrorCode: text }),
  'providers/sms/inbound-texts.readText': (text) => readText({ Body: text, NumMedia: text }),
  'providers/smtp/smtp-carrier.sender': sender,
  'providers/text-service/chat-completions.readCompletion': (text) => [
    readCompletion(Buffer.from(text)),
    readCompletion(Buffer.from(JSON.stringify({ choices: [{ finish_reason: 'stop', message: { content: text } }] }))),
  ],
};

/** An answer that is only the text, and one that has it in every field. */
function checkrAnswers(text: string): Buffer[] {
  const named = ['id', 'status', 'slug', 'name', 'custom_id', 'access_token', 'checkr_account_id', 'invitation_url'];
  const fields = Object.fromEntries([...named, 'candidate_id', 'download_uri', 'text'].map((name) => [name, text]));
  const row = { ...fields, price: 1, screenings: [{ type: text }], document_ids: [text] };
  return [text, JSON.stringify({ ...row, data: [row] })].map((answer) => Buffer.from(answer));
}

/** An error is a valid result too. */
function attempt(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    return error;
  }
}
