// The texts that applicants agree to: each company's versions, in all languages.
import { CONSENT_KINDS, CONSENT_TEXT_MAX } from '@onward/domain/careers/consent';
import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Nullable, Timestamp } from '../fields.ts';

const Kind = Type.Enum([...CONSENT_KINDS]);
const Text = Type.String({ maxLength: CONSENT_TEXT_MAX });
const Texts = Type.Object({ en: Text, fr: Text, es: Text, zh: Text });

export const ConsentText = Type.Object({
  kind: Kind,
  version: Type.Integer(),
  texts: Type.Object({ en: Type.String(), fr: Type.String(), es: Type.String(), zh: Type.String() }),
  /** Null for the product's own text. */
  updated_at: Nullable(Timestamp),
  updated_by: Nullable(Type.String()),
  /** How many people agreed to this version. */
  yes_count: Type.Integer(),
});
export type ConsentText = Static<typeof ConsentText>;

const KindParams = Type.Object({ kind: Kind });

export const listConsentTexts = endpoint({
  name: 'listConsentTexts',
  method: 'GET',
  path: '/v1/consent_texts',
  summary: 'The texts that applicants agree to now',
  audience: 'company',
  superAdmin: true,
  answers: { 200: Type.Object({ consent_texts: Type.Array(ConsentText) }) },
});

export const listConsentTextVersions = endpoint({
  name: 'listConsentTextVersions',
  method: 'GET',
  path: '/v1/consent_texts/:kind/versions',
  summary: 'All versions of a text that applicants agree to, newest first',
  audience: 'company',
  superAdmin: true,
  params: KindParams,
  answers: { 200: Type.Object({ versions: Type.Array(ConsentText) }) },
});

export const saveConsentText = endpoint({
  name: 'saveConsentText',
  method: 'POST',
  path: '/v1/consent_texts/:kind/versions',
  summary: 'Change a text that applicants agree to; the version stays the same if no word changed',
  audience: 'company',
  superAdmin: true,
  params: KindParams,
  /** `version` is the one that was edited. */
  body: Type.Object({ texts: Texts, version: Type.Integer({ minimum: 1, maximum: 1_000_000 }) }),
  answers: { 200: Type.Object({ consent_text: ConsentText }) },
});
