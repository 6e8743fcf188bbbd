// How the states of an account look.
import type { EverifyCompanyStatus } from '@onward/domain/everify/companies';
import { CircleCheck, CircleDashed, Hourglass } from 'lucide-react';
import type { PillLook } from '../../design/status/Pill.tsx';

export const ACCOUNT_LOOKS: Record<EverifyCompanyStatus, PillLook> = {
  draft: { tone: 'neutral', icon: CircleDashed },
  pending_review: { tone: 'amber', icon: Hourglass },
  active: { tone: 'green', icon: CircleCheck },
};
