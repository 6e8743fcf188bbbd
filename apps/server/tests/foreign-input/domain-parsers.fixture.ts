// Every domain function that reads text, by file and name, with the untrusted text as its argument.

import { isBlank, required } from '@onward/domain/applicants/actions/action';
import { sameStageName } from '@onward/domain/applicants/actions/target-stage';
import { checkApplicantRows } from '@onward/domain/applicants/applicant-import';
import { confirmsErasure } from '@onward/domain/applicants/erasing';
import { openStep } from '@onward/domain/applicants/stages/open-steps';
import { quizOutcome } from '@onward/domain/applicants/stages/stage-statuses';
import { waitingEndsOn, waitingTime } from '@onward/domain/background-checks/adverse-action';
import { consentProblems, splitLegalName } from '@onward/domain/background-checks/consent';
import { completionTime } from '@onward/domain/background-checks/reports';
import { decideRejectionForCheck } from '@onward/domain/background-checks/states';
import { consentProblems as consentTextProblems, filledConsent, tidyConsentText } from '@onward/domain/careers/consent';
import { detectSpam } from '@onward/domain/careers/spam';
import { freeNickname, urlSafe } from '@onward/domain/company/brands';
import { normalizeWebsite } from '@onward/domain/company/profile';
import { initialsOf } from '@onward/domain/documents/fields';
import { passwordFlaw } from '@onward/domain/identity/passwords';
import {
  formatRecoveryCode,
  isSixDigitCode,
  plainCode,
  plainRecoveryCode,
} from '@onward/domain/identity/second-factors';
import { guessMapping } from '@onward/domain/imports/columns';
import { isFormula } from '@onward/domain/imports/csv';
import { csvFile, csvLine, csvStart, unescapeFormula } from '@onward/domain/imports/csv-writer';
import { nearest, suggestFrom } from '@onward/domain/imports/nearest';
import { addressProblem, isPublicAddress } from '@onward/domain/integrations/events-out/addresses';
import { minutesOf } from '@onward/domain/interviews/availability';
import { detailsFor, fillDetails, isDefaultDetails } from '@onward/domain/interviews/meeting-details';
import { shownStageStatus, staffEdit } from '@onward/domain/interviews/proposals';
import {
  countryProblem,
  findState,
  isPostalCode,
  postalCodeProblem,
  stateProblem,
} from '@onward/domain/locations/addresses';
import { customFieldKey, customFieldProblem } from '@onward/domain/locations/custom-fields';
import { departmentNameKey } from '@onward/domain/locations/departments';
import { checkLocationRows, storedState } from '@onward/domain/locations/location-import';
import { identifyCodeKey } from '@onward/domain/locations/locations';
import {
  employerIdDigits,
  formatEmployerId,
  isDoubtfulEmployerId,
  isEmployerId,
  isMaskedEmployerId,
  lastFourOf,
  maskedEmployerId,
} from '@onward/domain/locations/tax-infos';
import { timeZoneOf } from '@onward/domain/locations/time-zones';
import { confirmsNumber, keywordAction, mayRevoke } from '@onward/domain/messages/inbound-keywords';
import { checkMergeTags, emptyTags, fillSubject, fillTags, tagsIn } from '@onward/domain/messages/merge-tags';
import { reasonOfReply } from '@onward/domain/messages/message-states';
import { atSentLength, hasPersonalLink, hidePersonalLinks } from '@onward/domain/messages/personal-links';
import { isAutomaticReply, replyTokenIn, withoutQuotedHistory } from '@onward/domain/messages/replies';
import { countSegments } from '@onward/domain/messages/segments';
import { notificationText } from '@onward/domain/notifications/delivery';
import { isEmail, normalizeEmail } from '@onward/domain/platform/contact/email';
import { tidyName } from '@onward/domain/platform/contact/person-name';
import {
  countryOfNumber,
  decidePhoneChange,
  formatFullPhoneNumber,
  formatPhoneNumber,
  fullPhoneNumber,
  globalPhoneNumber,
  isBlankPhone,
  isPhoneNumber,
  partsOfPhoneNumber,
  readPhoneNumber,
} from '@onward/domain/platform/contact/phone';
import { countryName, isColorado, statesOf } from '@onward/domain/platform/contact/regions';
import { isWebAddress } from '@onward/domain/platform/contact/web-address';
import { chooseLanguage } from '@onward/domain/platform/languages';
import { parseOrder } from '@onward/domain/platform/lists';
import { ownValue } from '@onward/domain/platform/own-value';
import { personQuery, personWords, searchQuery, searchWords } from '@onward/domain/platform/search/search-words';
import { linesToHtml, putBack, withholdPersonal } from '@onward/domain/platform/suggestions';
import { errorToastSeconds } from '@onward/domain/platform/text';
import { addBusinessDays, federalHolidayOn, isBusinessDay } from '@onward/domain/platform/time/business-days';
import { isCalendarDay } from '@onward/domain/platform/time/calendar-days';
import { isTimeZone } from '@onward/domain/platform/time/zoned-time';
import {
  locationIdOf,
  locationPart,
  positionKeyOf,
  positionPart,
  shareAddress,
  sharedLink,
  slug,
  taggedLink,
} from '@onward/domain/positions/career-links';
import { plainText, reviewFindings } from '@onward/domain/positions/review-checks';
import { keywordIn, keywordOf, keywordProblem } from '@onward/domain/positions/text-to-apply';
import { decideClose } from '@onward/domain/privacy/requests';
import { answerProblem } from '@onward/domain/questions/answers';
import { newQuizQuestion } from '@onward/domain/questions/questions';
import { isCorrect } from '@onward/domain/questions/quiz-score';
import { parseTypedNumber } from '@onward/domain/questions/typed-numbers';
import { isReservedRoleName } from '@onward/domain/staff/roles';
import { EMPLOYEE_PARSERS } from './employee-parsers.fixture.ts';
import { EVERIFY_PARSERS } from './everify-parsers.fixture.ts';
import type { Parser } from './growth.fixture.ts';
import { PAGE_PARSERS } from './page-parsers.fixture.ts';

const phoneOf = (phone: string) => ({ phone, region_number: '1' });

const locationRow = (text: string) => ({
  line: 1,
  cells: {
    name: text,
    identify_code: text,
    brand: text,
    address_line_1: text,
    address_line_2: text,
    city: text,
    state: text,
    postal_code: text,
    country: '',
    is_remote: text,
  },
});
const KNOWN_LOCATIONS = { brands: [{ id: 1, name: 'Larkfield Grill', nickname: 'larkfield' }], byCode: new Map() };

const applicantRow = (text: string) => ({
  line: 1,
  cells: { first_name: text, last_name: text, phone: text, email: text, position: text, location: text, source: text },
});
const KNOWN_JOBS = {
  jobs: [{ id: 1, title: 'Line cook', locationName: 'Decatur', digestKey: 'abc' }],
  byPhone: new Map(),
  byEmail: new Map(),
};

const question = (type: 'number' | 'short_text' | 'date') => ({
  ...newQuizQuestion(1, 0),
  question_type: type,
  correct_answers: ['one'],
});

export const DOMAIN_PARSERS: Readonly<Record<string, Parser>> = {
  'identity/second-factors.formatRecoveryCode': formatRecoveryCode,
  'identity/second-factors.isSixDigitCode': isSixDigitCode,
  'identity/second-factors.plainCode': plainCode,
  'identity/second-factors.plainRecoveryCode': plainRecoveryCode,
  'imports/csv-writer.csvFile': (text) => csvFile([[text, text]]),
  'imports/csv-writer.csvLine': (text) => csvLine([text, text]),
  'imports/csv-writer.csvStart': (text) => csvStart([text]),
  'imports/csv-writer.unescapeFormula': unescapeFormula,
  'locations/tax-infos.isMaskedEmployerId': isMaskedEmployerId,
  'locations/tax-infos.lastFourOf': lastFourOf,
  'locations/tax-infos.maskedEmployerId': maskedEmployerId,
  'messages/inbound-keywords.confirmsNumber': (text) => confirmsNumber(text, null),
  'messages/merge-tags.fillSubject': (text) => fillSubject(text, { applicant_first_name: text }),
  'messages/personal-links.atSentLength': atSentLength,
  'messages/personal-links.hasPersonalLink': hasPersonalLink,
  'messages/personal-links.hidePersonalLinks': hidePersonalLinks,
  'platform/suggestions.linesToHtml': linesToHtml,
  'platform/suggestions.putBack': (text) => putBack(text, [text]),
  'platform/suggestions.withholdPersonal': (text) => withholdPersonal([text]),
  'platform/own-value.ownValue': (text) => ownValue({ name: 1 }, text),
  'platform/contact/web-address.isWebAddress': isWebAddress,
  'applicants/actions/action.isBlank': isBlank,
  'applicants/actions/action.required': required,
  'applicants/actions/target-stage.sameStageName': (text) => sameStageName(text, 'Interview'),
  'applicants/applicant-import.checkApplicantRows': (text) => checkApplicantRows([applicantRow(text)], KNOWN_JOBS),
  'applicants/erasing.confirmsErasure': (text) => confirmsErasure(text, ['Ada Quist']),
  'careers/spam.detectSpam': (text) => detectSpam({ honeypot: text, startedAt: null }, new Date(0)),
  'company/brands.urlSafe': urlSafe,
  'company/brands.freeNickname': (text) => freeNickname(text, () => false),
  'company/profile.normalizeWebsite': normalizeWebsite,
  'identity/passwords.passwordFlaw': (text) => passwordFlaw(text, { email: text }),
  'imports/columns.guessMapping': (text) => guessMapping([text], { name: ['name'] }),
  'integrations/events-out/addresses.addressProblem': (text) =>
    addressProblem(`https://${text}`, { allowPrivate: false }),
  'integrations/events-out/addresses.isPublicAddress': isPublicAddress,
  'imports/csv.isFormula': isFormula,
  'imports/nearest.nearest': (text) => nearest(text, ['Georgia', 'Line cook at the grill']),
  'imports/nearest.suggestFrom': (text) => suggestFrom(['Georgia'])(text),
  'interviews/availability.minutesOf': minutesOf,
  'interviews/proposals.shownStageStatus': (text) => shownStageStatus(text, { is_proposed: true }),
  'interviews/proposals.staffEdit': (text) =>
    staffEdit(
      { isProposed: false, startsAt: new Date(0), proposals: [text] },
      { startsAt: new Date(1), dropsProposals: false },
    ),
  'applicants/stages/open-steps.openStep': (text) => openStep('offer', text),
  'applicants/stages/stage-statuses.quizOutcome': (text) => quizOutcome(text, { passed: true }),
  'interviews/meeting-details.detailsFor': (text) => detailsFor('phone_call', text),
  'interviews/meeting-details.fillDetails': (text) => fillDetails(text, { applicant_phone: '1' }),
  'interviews/meeting-details.isDefaultDetails': isDefaultDetails,
  'locations/addresses.countryProblem': countryProblem,
  'platform/time/business-days.addBusinessDays': (text) => addBusinessDays(text, 1),
  'platform/time/business-days.isBusinessDay': isBusinessDay,
  'platform/time/business-days.federalHolidayOn': federalHolidayOn,
  'background-checks/adverse-action.waitingEndsOn': waitingEndsOn,
  'background-checks/adverse-action.waitingTime': waitingTime,
  'careers/consent.consentProblems': (text) => consentTextProblems('sms', 'en', text),
  'careers/consent.filledConsent': (text) => filledConsent(text, text),
  'careers/consent.tidyConsentText': tidyConsentText,
  'privacy/requests.decideClose': (reason) =>
    decideClose({ kind: 'copy', isClosed: false, isErased: false }, { outcome: 'refused', reason }),
  'background-checks/consent.consentProblems': (text) =>
    consentProblems(
      { full_legal_name: text, date_of_birth: text, ssn: text, postal_code: text, email: text },
      { today: '2026-11-18', needsEmail: true },
    ),
  'background-checks/consent.splitLegalName': splitLegalName,
  'background-checks/reports.completionTime': (text) => completionTime(text, new Date(0)),
  ...EMPLOYEE_PARSERS,
  ...EVERIFY_PARSERS,
  ...PAGE_PARSERS,
  'background-checks/states.decideRejectionForCheck': (text) => decideRejectionForCheck('consider', text),
  'locations/time-zones.timeZoneOf': (text) => timeZoneOf({ country: text, state: text }, text),
  'locations/addresses.findState': (text) => findState('US', text),
  'locations/addresses.isPostalCode': (text) => [isPostalCode('US', text), isPostalCode('ZZ', text)],
  'locations/addresses.postalCodeProblem': (text) => postalCodeProblem('CA', text),
  'locations/addresses.stateProblem': (text) => stateProblem('US', text),
  'locations/custom-fields.customFieldKey': customFieldKey,
  'locations/custom-fields.customFieldProblem': (text) =>
    customFieldProblem({ key: 'a', field_type: 'date', required: true, options: [] }, text),
  'locations/departments.departmentNameKey': departmentNameKey,
  'locations/location-import.checkLocationRows': (text) => checkLocationRows([locationRow(text)], KNOWN_LOCATIONS),
  'locations/location-import.storedState': (text) => storedState('US', text),
  'locations/locations.identifyCodeKey': identifyCodeKey,
  'locations/tax-infos.employerIdDigits': employerIdDigits,
  'locations/tax-infos.formatEmployerId': formatEmployerId,
  'locations/tax-infos.isDoubtfulEmployerId': isDoubtfulEmployerId,
  'locations/tax-infos.isEmployerId': isEmployerId,
  'messages/inbound-keywords.mayRevoke': mayRevoke,
  'messages/inbound-keywords.keywordAction': (text) => keywordAction(text, true),
  'messages/merge-tags.checkMergeTags': (text) => checkMergeTags('message', text),
  'messages/merge-tags.emptyTags': (text) => emptyTags(text, {}),
  'messages/merge-tags.fillTags': (text) => fillTags(text, { link: 'x' }),
  'messages/merge-tags.tagsIn': tagsIn,
  'messages/message-states.reasonOfReply': reasonOfReply,
  'messages/replies.isAutomaticReply': (text) =>
    isAutomaticReply({ autoSubmitted: text, precedence: text, envelopeFrom: text }),
  'messages/replies.replyTokenIn': replyTokenIn,
  'messages/replies.withoutQuotedHistory': withoutQuotedHistory,
  'messages/segments.countSegments': countSegments,
  'notifications/delivery.notificationText': (text) => notificationText(text, 'https://x.test/'),
  'platform/time/calendar-days.isCalendarDay': isCalendarDay,
  'platform/contact/person-name.tidyName': tidyName,
  'platform/contact/email.isEmail': isEmail,
  'platform/contact/email.normalizeEmail': normalizeEmail,
  'platform/languages.chooseLanguage': (text) => chooseLanguage([text], 'dev'),
  'platform/lists.parseOrder': (text) => parseOrder(text, ['name']),
  'platform/contact/phone.countryOfNumber': countryOfNumber,
  'platform/contact/phone.decidePhoneChange': (text) =>
    decidePhoneChange(phoneOf(text), phoneOf(text), { phoneRequired: true }),
  'platform/contact/phone.formatFullPhoneNumber': formatFullPhoneNumber,
  'documents/fields.initialsOf': initialsOf,
  'platform/contact/phone.formatPhoneNumber': (text) => formatPhoneNumber(phoneOf(text)),
  'platform/contact/phone.fullPhoneNumber': fullPhoneNumber,
  'platform/contact/phone.globalPhoneNumber': (text) => globalPhoneNumber(text, '1'),
  'platform/contact/phone.isPhoneNumber': (text) => isPhoneNumber(phoneOf(text)),
  'platform/contact/phone.partsOfPhoneNumber': partsOfPhoneNumber,
  'platform/contact/phone.isBlankPhone': isBlankPhone,
  'platform/contact/phone.readPhoneNumber': (text) => readPhoneNumber(phoneOf(text)),
  'platform/contact/regions.countryName': (text) => countryName(text, 'fr'),
  'platform/contact/regions.isColorado': isColorado,
  'platform/contact/regions.statesOf': statesOf,
  'platform/search/search-words.personQuery': (text) => personQuery(1, text),
  'platform/search/search-words.personWords': personWords,
  'platform/search/search-words.searchQuery': (text) => searchQuery(1, text),
  'platform/search/search-words.searchWords': searchWords,
  'platform/text.errorToastSeconds': errorToastSeconds,
  'platform/time/zoned-time.isTimeZone': isTimeZone,
  'positions/career-links.locationIdOf': locationIdOf,
  'positions/career-links.locationPart': (text) => locationPart({ id: 1, city: text }),
  'positions/career-links.positionKeyOf': positionKeyOf,
  'positions/career-links.positionPart': (text) => positionPart({ title: text, digest_key: text }),
  'positions/career-links.shareAddress': (text) => shareAddress('twitter', text, 'x', null),
  'positions/career-links.sharedLink': (text) => sharedLink(text, 'twitter'),
  'positions/career-links.slug': slug,
  'positions/career-links.taggedLink': (text) => taggedLink(text, 'x'),
  'positions/review-checks.plainText': plainText,
  'positions/review-checks.reviewFindings': (text) =>
    reviewFindings({ title: text, description: text, questions: [{ title: text }], isDuplicate: false }),
  'positions/text-to-apply.keywordIn': keywordIn,
  'positions/text-to-apply.keywordOf': (text) => keywordOf({ id: 1, title: text }),
  'positions/text-to-apply.keywordProblem': (text) => keywordProblem(text, 1),
  'questions/answers.answerProblem': (text) => answerProblem(question('date'), text),
  'questions/typed-numbers.parseTypedNumber': parseTypedNumber,
  'questions/quiz-score.isCorrect': (text) => isCorrect(question('short_text'), text),
  'staff/roles.isReservedRoleName': isReservedRoleName,
};
