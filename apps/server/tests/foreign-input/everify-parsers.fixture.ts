// Untrusted text of Forms I-9, E-Verify, consents of providers, and tax credit screening.
import { closureProblem, isCaseNumber } from '@onward/domain/everify/case-rules';
import { gatewayName, issuingState } from '@onward/domain/everify/gateway-names';
import { decideEmploymentChange } from '@onward/domain/everify/interim-cases';
import { attestedIn } from '@onward/domain/everify/signed-sections';
import { nicknameOfState } from '@onward/domain/integrations/consent';
import { screeningRoute } from '@onward/domain/onboarding/screenings';
import * as everify from '../../src/providers/everify/everify-resources.ts';
import * as wotc from '../../src/providers/wotc/wotc-resources.ts';
import type { Parser } from './growth.fixture.ts';

export const EVERIFY_PARSERS: Readonly<Record<string, Parser>> = {
  'everify/case-rules.closureProblem': (text) => closureProblem('FINAL_NONCONFIRMATION', 'other', text),
  'everify/case-rules.isCaseNumber': isCaseNumber,
  'everify/gateway-names.gatewayName': gatewayName,
  'everify/gateway-names.issuingState': issuingState,
  'everify/interim-cases.decideEmploymentChange': (text) => decideEmploymentChange('REFERRED', 'terminate', text),
  'everify/signed-sections.attestedIn': (text) => attestedIn({ work_status: text, date_of_birth: text }, '2026-11-18'),
  'integrations/consent.nicknameOfState': nicknameOfState,
  'onboarding/screenings.screeningRoute': (text) =>
    screeningRoute({ module_type: 'wotc', wotc_company: text }, () => ({ status: 'active', company: text })),
};

const attempt = (read: () => unknown): void => {
  try {
    read();
  } catch {
    // Refusing is an answer; only the time counts.
  }
};

const answers = (text: string): Buffer[] => [
  Buffer.from(text),
  Buffer.from(JSON.stringify({ case_number: text, employer_case_id: text, status: text, cases: [{ status: text }] })),
];

const screened = (text: string): Buffer[] => [
  Buffer.from(text),
  Buffer.from(
    JSON.stringify({
      companies: [{ key: text, name: text }],
      screening_id: text,
      reference: text,
      errors: [{ field: text, code: text }],
    }),
  ),
];

export const EVERIFY_ANSWERS: Readonly<Record<string, Parser>> = {
  'providers/everify/everify-resources.readCase': (text) =>
    answers(text).map((bytes) => attempt(() => everify.readCase(bytes, text))),
  'providers/everify/everify-resources.readCases': (text) =>
    answers(text).map((bytes) => attempt(() => everify.readCases(bytes))),
  'providers/everify/everify-resources.readId': (text) =>
    answers(text).map((bytes) => attempt(() => everify.readId(bytes, 'case_number'))),
  'providers/everify/everify-resources.readPhoto': (text) => attempt(() => everify.readPhoto(Buffer.from(text))),
  'providers/wotc/wotc-resources.readCompanies': (text) => screened(text).map(wotc.readCompanies),
  'providers/wotc/wotc-resources.readScreening': (text) =>
    screened(text).map((bytes) => wotc.readScreening(bytes, text)),
  'providers/wotc/wotc-resources.readErrors': (text) => screened(text).map(wotc.readErrors),
};
