import { expect, test } from 'vitest';
import { entriesOf, firstProblem, inputOf } from './template-entries.ts';

const written = entriesOf({
  id: 1,
  name: 'Invitation',
  channel: 'email',
  subject: 'Come by',
  body: 'Hi {{applicant_first_name}}',
  translations: { fr: { subject: 'Venez', body: 'Bonjour {{applicant_first_name}}' } },
  version: 3,
  updated_at: '2026-11-10T10:00:00Z',
});

test('a template is sent as it was read, without empty languages [MSG-010]', () => {
  expect(inputOf(written)).toEqual({
    name: 'Invitation',
    channel: 'email',
    subject: 'Come by',
    body: 'Hi {{applicant_first_name}}',
    translations: { fr: { subject: 'Venez', body: 'Bonjour {{applicant_first_name}}' } },
  });
  expect(inputOf({ ...written, channel: 'sms' }).subject).toBeNull();
});

test('unknown tags are reported with their language [MSG-012]', () => {
  const wordings = { ...written.wordings, es: { subject: 'Ven', body: 'Hola {{nombre}}' } };
  expect(firstProblem({ ...written, wordings })).toEqual({
    key: 'es',
    problem: { kind: 'unknown_tags', tags: ['nombre'] },
  });
});

test('a language may be left out, but not half filled in [MSG-010]', () => {
  expect(firstProblem(written)).toBeNull();
  const wordings = { ...written.wordings, zh: { subject: '', body: '你好' } };
  expect(firstProblem({ ...written, wordings })).toMatchObject({ key: 'zh', problem: { kind: 'subject' } });
});
