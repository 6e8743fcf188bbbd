// A single input must not block everyone: whatever reads untrusted text takes linear time, for the worst texts we can
// think of. A new function that reads text must be added to the tables next to this file.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { DOMAIN_PARSERS } from './domain-parsers.fixture.ts';
import { superlinearGrowth } from './growth.fixture.ts';
import { SEEDS } from './seeds.fixture.ts';
import { SERVER_PARSERS } from './server-parsers.fixture.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const FOLDERS = [
  { folder: 'packages/domain/src/', pattern: 'packages/domain/src/**/*.ts', parsers: DOMAIN_PARSERS },
  { folder: 'apps/server/src/', pattern: 'apps/server/src/providers/**/*.ts', parsers: SERVER_PARSERS },
  { folder: 'apps/server/src/', pattern: 'apps/server/src/platform/{files,html}/*.ts', parsers: SERVER_PARSERS },
];

/** Functions whose text is not untrusted input, or is only compared. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'applicants/rejection.isBuiltInReason': 'compares with a list',
  'applicants/stages/stage-statuses.hasStatusHint': 'compares with a list',
  'applicants/stages/stage-statuses.isStageStatus': 'compares with a list',
  'attachments/uploads.decideUpload': 'compares with a list',
  'attachments/uploads.isPicture': 'compares with a list',
  'company/brand-colors.colorOfBrand': 'passes a stored color on',
  'company/modules.isFunctionModule': 'compares with a list',
  'company/referrals.signUpLink': 'writes, with our own settings',
  'company/plan.isLite': 'compares with a word',
  'company/plan.planLock': 'compares with a word',
  'background-checks/orders.decideOrder': 'compares with a list',
  'background-checks/orders.usualPackage': 'compares with a list',
  'background-checks/packages.decideNodeChoice': 'compares with a list',
  'background-checks/packages.keepKnown': 'compares with a list',
  'background-checks/packages.placeNode': 'compares with a list',
  'background-checks/packages.usualTurnaround': 'compares with a list',
  'employees/document-expiry.expiryState': 'reads days that the contract has checked',
  'employees/document-expiry.warningDays': 'reads days that the contract has checked',
  'employees/information.informationFields': 'reads a list',
  'employees/information.isSensitiveField': 'compares with a list',
  'employees/state-taxes.stateTaxProblems': 'compares with lists',
  'employees/retention.retainedUntil': 'reads days that the contract has checked',
  'everify/case-rules.caseDeadline': 'reads days that were checked',
  'everify/case-rules.caseDueOn': 'reads days that were checked',
  'everify/case-rules.contactDueOn': 'reads days that were checked',
  'everify/case-rules.decisionDueOn': 'reads days that were checked',
  'everify/case-states.isCaseResult': 'looks a word up',
  'everify/i9-clock.section2DueOn': 'reads days that were checked',
  'everify/i9-documents.canUseSupplementB': 'reads days that were checked',
  'everify/i9-documents.i9Document': 'looks a word up',
  'everify/i9-documents.receiptUntil': 'reads days that were checked',
  'everify/i9-documents.reverifyBy': 'reads days that were checked',
  'everify/naics.isNaicsCode': 'compares with a list',
  'notifications/pop-ups.isLiveEvent': 'looks a word up',
  'onboarding/due-dates.dueOn': 'reads days that were checked',
  'onboarding/forms/basic-information.payrollForm': 'compares with a list',
  'onboarding/forms/form-fields.fixedAnswers': 'compares with a list',
  'onboarding/module-types.isModuleType': 'compares with a list',
  'onboarding/readiness.integrationStatus': 'compares with a word',
  'integrations/consent.consentState': 'writes, with our own token',
  'integrations/consent.isConsentNickname': 'compares with a list',
  'integrations/consent.isServiceFailure': 'compares with words',
  'integrations/nicknames.isIntegrationNickname': 'compares with a list',
  'integrations/nicknames.offeredNicknames': 'compares with a list',
  'integrations/nicknames.isPayrollNickname': 'compares with a list',
  'integrations/nicknames.isTaxCreditNickname': 'compares with a list',
  'integrations/nicknames.isApprovedThere': 'compares with a list',
  'interviews/external-calendars.isCalendarProvider': 'compares with a list',
  'locations/field-problems.problemEntries': 'reads our own problems',
  'messages/message-states.eventOfProvider': 'looks a word up',
  'messages/replies.replyAddress': 'writes, with our own token',
  'notifications/types.isNotificationType': 'compares with a list',
  'payroll/preflight.groupOfField': 'compares with a list',
  'payroll/preflight.kindOfCode': 'takes names of our own fields',
  'platform/lists.sortDirection': 'compares with a word',
  'platform/retries.retryDelay': 'compares with a list',
  'platform/text.pluralize': 'chooses between our own words',
  'positions/career-links.applyPath': 'writes, with our own keys',
  'positions/career-links.publicShareTargets': 'takes a setting',
  'positions/career-links.shareObstacle': 'takes a setting',
  'positions/list-order.sortFieldOf': 'looks a word up',
  'positions/pay-disclosure.decidePublishing': 'compares with a list',
  'positions/pay-disclosure.payDisclosure': 'compares with a list',
  'positions/structured-data.currencyOf': 'looks a word up',
  'providers/checkr/checkr-client.approvalAddress': 'writes, with our own settings',
  'providers/checkr/checkr-client.exchangeCode': 'sends a code on',
  'providers/adp/adp-answers.codesOfField': 'looks a path of ours up',
  'providers/adp/adp-consent.consentAddress': 'writes, with our own settings',
  'providers/adp/adp-consent.readSubscriptions': 'sends, and reads the answer of a provider as JSON',
  'providers/everify/everify-http.unreadable': 'writes, with our own words',
  'providers/payroll/payroll-http.problemOf': 'compares the status of an answer',
  'providers/payroll/payroll-http.silenceOf': 'writes, with our own words',
  'providers/payroll/read-answer.valueAt': 'looks names of ours up',
  'saved-views/list-layout.chosenColumns': 'compares with a list',
  'saved-views/list-layout.shownColumns': 'compares with a list',
  'saved-views/list-layout.unknownColumns': 'compares with a list',
  'staff/permissions.isPermission': 'compares with a list',
  'privacy/equal-opportunity-counts.hideSmallGroups': 'takes keys of our own',
  'privacy/requests.answerDue': 'reads days that were checked',
  'privacy/requests.daysLeft': 'reads days of our own',
  'privacy/retention.decideRun': 'reads days of our own',
  'privacy/retention.keptSince': 'reads days of our own',
  'analytics/panels.statusesBehind': 'compares with a list',
  'integrations/events-out/api-keys.isApiKey': 'compares the first letters',
  'integrations/events-out/api-keys.keyPermissions': 'compares with a list',
  'integrations/events-out/event-catalog.isEventType': 'compares with a list',
  'integrations/events-out/event-catalog.typesAbout': 'compares with a list',
  'reports/examples.exampleNamed': 'compares with a list',
  'reports/filters.isPeriod': 'compares with a list',
  'reports/sources.isReportSource': 'compares with a list',
  'reports/sources.columnOf': 'compares with a list',
  'applicants/actions/target-stage.findTargetStage': 'compares by sameStageName',
  'applicants/actions/target-stage.stageChoices': 'compares by sameStageName',
  'platform/time/zoned-time.daysBetween': 'takes days that were checked',
  'platform/time/us-zones.isUsTimeZone': 'compares with a list',
  'platform/digest-key.digestKey': 'takes our own random bytes',
  'providers/geocoder/places-client.searchAddresses': 'sends a text and reads the answer with `readPlaces`',
  'providers/calendars/oauth.authorizationUrl': 'writes an address, with our own settings',
  'providers/calendars/oauth.exchangeCode': 'sends, and reads the answer of a provider as JSON',
  'providers/calendars/oauth.refreshTokens': 'sends, and reads the answer of a provider as JSON',
  'providers/sms/sms-carrier.createSmsCarrier': 'takes settings',
  'providers/smtp/smtp-carrier.createSmtpCarrier': 'takes settings',
  'platform/files/create-file-store.createFileStore': 'takes settings',
  'platform/files/disk-store.createDiskStore': 'takes settings',
  'platform/files/s3-store.createS3Store': 'takes settings',
  'platform/files/parted-files.putParts': 'stores our own bytes under our own names',
  'platform/files/parted-files.readParts': 'takes a name of our own',
  'platform/files/parted-files.removeParts': 'takes a name of our own',
  'platform/files/read-pdf.readPdf': 'reads in a process with limits of time and memory',
  'platform/files/content-type.contentTypeOf': 'looks at the first bytes, by a maintained library',
};
/** Time zone names are checked by `isTimeZone` first, days by `isCalendarDay`. */
const CHECKED_BEFORE = /[(,]\s*(timeZone|day|today): string/;

/** Exported functions with a text parameter; good enough as a reminder, not a TypeScript parser. */
const EXPORTED = /^export (?:async )?(?:function (\w+)|const (\w+) = (?:async )?)(?:<[^(]*>)?(\([^)]*\))/gm;
const TEXT = /\bstring\b|Uint8Array|Buffer/;

function* functionsWithText(folder: string, pattern: string) {
  for (const file of globSync(pattern, { cwd: ROOT })) {
    if (/\.(test|fixture)\.ts$/.test(file)) continue;
    for (const [, first, second, parameters = ''] of readFileSync(`${ROOT}${file}`, 'utf8').matchAll(EXPORTED)) {
      if (!TEXT.test(parameters) || CHECKED_BEFORE.test(parameters)) continue;
      yield `${file.slice(folder.length, -'.ts'.length)}.${first ?? second}`;
    }
  }
}

describe('Reading untrusted text', () => {
  it.each(FOLDERS)('is measured for every function in $pattern [PLT-022]', ({ folder, pattern, parsers }) => {
    const forgotten = [...functionsWithText(folder, pattern)].filter(
      (name) => !Object.hasOwn(parsers, name) && !Object.hasOwn(EXCEPTIONS, name),
    );
    expect(forgotten).toEqual([]);
  });

  it.each(Object.entries({ ...DOMAIN_PARSERS, ...SERVER_PARSERS }))(
    'takes %s no longer than in step with its length, and never fails [PLT-022]',
    (_name, parse) => {
      expect(SEEDS.map((seed) => superlinearGrowth(parse, seed)).filter(Boolean)).toEqual([]);
    },
  );

  it('is detected when it takes quadratic time [PLT-022]', () => {
    expect(superlinearGrowth((text) => text.replace(/<[^>]*>/g, ''), { again: '<' })).toContain('characters take');
    expect(superlinearGrowth((text) => text.replace(/<[^<>]*>/g, ''), { again: '<' })).toBeNull();
  });
});
