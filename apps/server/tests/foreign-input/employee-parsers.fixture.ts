/** Functions of employees, payroll, and onboarding that read text. */

import { fullName } from '@onward/domain/careers/full-name';
import { hasOtherLastName, isWholeName, namePartsOf, signedNameProblem } from '@onward/domain/documents/signer-names';
import {
  isAccountNumber,
  isMaskedAccountNumber,
  isRoutingNumber,
  maskAccountNumber,
} from '@onward/domain/employees/direct-deposit';
import {
  importedDay,
  importedEmploymentType,
  isSensitiveCell,
  isSensitiveColumn,
} from '@onward/domain/employees/employee-import';
import { informationProblems } from '@onward/domain/employees/information';
import { formatPercentWithheld } from '@onward/domain/employees/percent-withheld';
import { maskSensitive } from '@onward/domain/employees/sensitive';
import { stateTaxOf } from '@onward/domain/employees/state-taxes';
import { isPayrollNickname } from '@onward/domain/integrations/nicknames';
import { isAhead } from '@onward/domain/interviews/meeting-states';
import { stateTaxForm } from '@onward/domain/onboarding/forms/state-tax';
import { linkProblems, withLink } from '@onward/domain/onboarding/links';
import { maskedContact } from '@onward/domain/onboarding/portal-codes';
import { processProblems } from '@onward/domain/onboarding/processes';
import { positionKey, suggestCode } from '@onward/domain/payroll/mappings';
import { groupOfField, kindOfCode } from '@onward/domain/payroll/preflight';
import { chineseSpacing } from '@onward/domain/platform/chinese-spacing';
import { formatSsn, isMaskedSsn, isSsn, maskSsn, ssnDigits, ssnProblem } from '@onward/domain/platform/contact/ssn';
import { capitalized } from '@onward/domain/platform/time/capitalized';
import type { Parser } from './growth.fixture.ts';

export const EMPLOYEE_PARSERS: Readonly<Record<string, Parser>> = {
  'platform/contact/ssn.formatSsn': formatSsn,
  'platform/contact/ssn.isMaskedSsn': isMaskedSsn,
  'platform/contact/ssn.isSsn': isSsn,
  'platform/contact/ssn.ssnProblem': ssnProblem,
  'documents/signer-names.hasOtherLastName': (text) => hasOtherLastName(text, { first: 'Ana', last: text }),
  'documents/signer-names.isWholeName': isWholeName,
  'documents/signer-names.namePartsOf': namePartsOf,
  'documents/signer-names.signedNameProblem': (text) => signedNameProblem(text, [{ first: 'Ana', last: 'Obi' }]),
  'careers/full-name.fullName': (text) => fullName({ first_name: text, last_name: text }),
  'platform/chinese-spacing.chineseSpacing': chineseSpacing,
  'platform/time/capitalized.capitalized': (text) => capitalized(text, 'es'),
  'interviews/meeting-states.isAhead': (text) => isAhead({ status: 'pending', starts_at: text }, new Date(0)),
  'platform/contact/ssn.maskSsn': maskSsn,
  'platform/contact/ssn.ssnDigits': ssnDigits,
  'employees/information.informationProblems': (text) =>
    informationProblems(
      'basic_information',
      { legal_first_name: text, ssn: text, email: text, phone: text },
      '2026-11-18',
    ),
  'employees/direct-deposit.isAccountNumber': isAccountNumber,
  'employees/direct-deposit.isMaskedAccountNumber': isMaskedAccountNumber,
  'employees/direct-deposit.isRoutingNumber': isRoutingNumber,
  'employees/direct-deposit.maskAccountNumber': maskAccountNumber,
  'employees/employee-import.importedDay': importedDay,
  'employees/employee-import.importedEmploymentType': importedEmploymentType,
  'employees/employee-import.isSensitiveCell': isSensitiveCell,
  'employees/employee-import.isSensitiveColumn': isSensitiveColumn,
  'employees/sensitive.maskSensitive': (text) => maskSensitive('ssn', text),
  'integrations/nicknames.isPayrollNickname': isPayrollNickname,
  'payroll/preflight.groupOfField': groupOfField,
  'payroll/preflight.kindOfCode': kindOfCode,
  'payroll/mappings.positionKey': positionKey,
  'payroll/mappings.suggestCode': (text) => suggestCode(text, [{ code: '1', name: text }]),
  'employees/percent-withheld.formatPercentWithheld': formatPercentWithheld,
  'employees/state-taxes.stateTaxOf': stateTaxOf,
  'onboarding/forms/state-tax.stateTaxForm': stateTaxForm,
  'onboarding/links.linkProblems': (text) =>
    linkProblems({ send_sms: true, send_email: true }, { phone: text, email: text }, text),
  'onboarding/links.withLink': (text) => withLink(text, 'https://onward.test'),
  'onboarding/portal-codes.maskedContact': (text) => maskedContact({ phone: null, email: text }),
  'onboarding/processes.processProblems': (text) => processProblems({ name: text, modules: [] }, []),
};
