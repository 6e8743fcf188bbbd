// The states that are shown as pills, at most one in a row: the state that each source is about.
import type { ReportSource } from '@onward/domain/reports/sources';
import { BadgeCheck, CircleDot, Moon, UserX } from 'lucide-react';
import type { PillLook } from '../../../../design/status/Pill.tsx';
import { CHECK_PILLS } from '../../../background-checks/parts/check-pills.ts';
import { ONBOARDING_LOOKS } from '../../../employees/parts/OnboardingPill.tsx';
import { MEETING_PILLS } from '../../../interviews/parts/meeting-pills.ts';
import { OFFER_PILLS } from '../../../offers/parts/offer-pills.ts';

const APPLICANT_LOOKS: Record<string, PillLook> = {
  in_progress: { tone: 'blue', icon: CircleDot },
  hired: { tone: 'green', icon: BadgeCheck },
  rejected: { tone: 'red', icon: UserX },
  inactive: { tone: 'neutral', icon: Moon },
};

const LOOKS: Partial<Record<ReportSource, { column: string; looks: Readonly<Record<string, PillLook>> }>> = {
  applicants: { column: 'status', looks: APPLICANT_LOOKS },
  employees: { column: 'onboarding', looks: ONBOARDING_LOOKS },
  onboarding: { column: 'status', looks: ONBOARDING_LOOKS },
  meetings: { column: 'status', looks: MEETING_PILLS },
  offers: { column: 'status', looks: OFFER_PILLS },
  background_checks: { column: 'status', looks: CHECK_PILLS },
};

export function lookOf(source: ReportSource, key: string, value: string): PillLook | undefined {
  const shown = LOOKS[source];
  return shown?.column === key ? shown.looks[value] : undefined;
}
