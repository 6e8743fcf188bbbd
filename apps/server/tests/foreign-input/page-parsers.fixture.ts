// Domain functions of pages and lists that read text, by file and name, with the untrusted text as its argument.
import { isRejectionReason } from '@onward/domain/applicants/rejection';
import { chosenFileProblem, isHeic } from '@onward/domain/attachments/uploads';
import { advertiserName, advertiserOf } from '@onward/domain/company/advertiser-name';
import { isReferralCode } from '@onward/domain/company/referrals';
import { spokenDetails } from '@onward/domain/interviews/meeting-details';
import { isAddressSearch, LATITUDE_MAX, readCoordinate } from '@onward/domain/locations/address-search';
import { phoneRegionName } from '@onward/domain/platform/contact/regions';
import { detectLanguage, foreignLanguage } from '@onward/domain/platform/detect-language';
import { errorName, stackFrames, withoutValues } from '@onward/domain/platform/error-reports';
import { bestMatches, fold, matchRank } from '@onward/domain/platform/search/match-rank';
import type { Parser } from './growth.fixture.ts';

export const PAGE_PARSERS: Readonly<Record<string, Parser>> = {
  'attachments/uploads.chosenFileProblem': (text) => chosenFileProblem('resume', { name: text, type: text, bytes: 1 }),
  'attachments/uploads.isHeic': (text) => isHeic({ name: text, type: text }),
  'applicants/rejection.isRejectionReason': isRejectionReason,
  'company/advertiser-name.advertiserName': (text) => advertiserName(text, 'x'),
  'company/advertiser-name.advertiserOf': (text) => advertiserOf({ brand_name: text, company_name: text }),
  'company/referrals.isReferralCode': isReferralCode,
  'interviews/meeting-details.spokenDetails': (text) => spokenDetails(text, (_type, value) => value),
  'locations/address-search.isAddressSearch': isAddressSearch,
  'locations/address-search.readCoordinate': (text) => readCoordinate(text, LATITUDE_MAX),
  'platform/contact/regions.phoneRegionName': (text) => phoneRegionName(text, 'en'),
  'platform/detect-language.detectLanguage': detectLanguage,
  'platform/detect-language.foreignLanguage': (text) => foreignLanguage(text, 'en'),
  'platform/error-reports.errorName': errorName,
  'platform/error-reports.stackFrames': stackFrames,
  'platform/error-reports.withoutValues': withoutValues,
  'platform/search/match-rank.bestMatches': (text) => bestMatches([text], text, (label) => label),
  'platform/search/match-rank.fold': fold,
  'platform/search/match-rank.matchRank': (text) => matchRank(text, 'x'),
};
