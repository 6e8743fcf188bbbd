// The state of a case in words of our own.
import type { CaseStatus } from '@onward/domain/everify/case-states';
import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleX,
  Hourglass,
  MessageCircleWarning,
  RotateCcw,
  ScanFace,
  ScanLine,
  SearchCheck,
  Send,
  ShieldCheck,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Pill, type PillLook } from '../../../design/status/Pill.tsx';

export const CASE_LOOKS: Record<CaseStatus, PillLook> = {
  NOT_STARTED: { tone: 'neutral', icon: CircleDashed },
  DRAFT: { tone: 'amber', icon: Send },
  SUBMISSION_FAILED: { tone: 'red', icon: CircleAlert },
  UNCONFIRMED_DATA: { tone: 'amber', icon: SearchCheck },
  PHOTO_MATCH: { tone: 'amber', icon: ScanFace },
  SCAN_AND_UPLOAD: { tone: 'amber', icon: ScanLine },
  MANUAL_REVIEW: { tone: 'blue', icon: Hourglass },
  PENDING_REFERRAL: { tone: 'red', icon: MessageCircleWarning },
  REFERRED: { tone: 'blue', icon: Hourglass },
  QUEUED: { tone: 'blue', icon: Hourglass },
  FINAL_NONCONFIRMATION: { tone: 'red', icon: CircleX },
  CLOSE_CASE_AND_RESUBMIT: { tone: 'amber', icon: RotateCcw },
  EMPLOYMENT_AUTHORIZED: { tone: 'green', icon: ShieldCheck },
  CLOSED: { tone: 'neutral', icon: CircleCheck },
};

export function CasePill({ status }: { status: CaseStatus }) {
  const { t } = useTranslation();
  return <Pill {...CASE_LOOKS[status]}>{t(`everify-cases:statuses.${status}`)}</Pill>;
}
