// What each room stores about a person, for erasing, exporting, merging, and forgetting them.
import type { PersonTraces } from './applicants/applicants.service.ts';
import { applicantTraces } from './applicants/persons/own-traces.ts';
import { automationTraces } from './automation/person-traces.ts';
import { checkTraces } from './background-checks/person-traces.ts';
import { careersTraces } from './careers/person-traces.ts';
import { employeeTraces } from './employees/person-traces.ts';
import { everifyTraces } from './everify/person-traces.ts';
import { importTraces } from './imports/person-traces.ts';
import { interviewTraces } from './interviews/person-traces.ts';
import { messageTraces } from './messages/person-traces.ts';
import { notificationTraces } from './notifications/person-traces.ts';
import { offerTraces } from './offers/person-traces.ts';
import { onboardingTraces } from './onboarding/person-traces.ts';
import { payrollTraces } from './payroll/person-traces.ts';
import { positionTraces } from './positions/person-traces.ts';
import { privacyTraces } from './privacy/person-traces.ts';
import { reportTraces } from './reports/person-traces.ts';
import { savedViewTraces } from './saved-views/person-traces.ts';

export const PERSON_TRACES: readonly PersonTraces[] = [
  notificationTraces,
  importTraces,
  savedViewTraces,
  positionTraces,
  applicantTraces,
  careersTraces,
  messageTraces,
  interviewTraces,
  offerTraces,
  checkTraces,
  employeeTraces,
  payrollTraces,
  onboardingTraces,
  everifyTraces,
  automationTraces,
  reportTraces,
  privacyTraces,
];
