// The applicant's status: within the stage, or else overall.
import type { ApplicationRow } from '@onward/contract/applicants/application';
import {
  hasStatusHint,
  isStageStatus,
  type QuizOutcome,
  quizOutcome,
  type StageStatus,
} from '@onward/domain/applicants/stages/stage-statuses';
import type { ApplicantStatus } from '@onward/domain/applicants/statuses';
import { BadgeCheck, CircleCheck, CircleDashed, CircleDot, CircleX, Moon, Sparkle, UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Pill, type PillLook } from '../../../design/status/Pill.tsx';
import { PillHint } from '../../../design/status/PillHint.tsx';
import { CheckPill, isCheckStatus } from '../../background-checks/parts/CheckPill.tsx';
import { CHECK_PILLS } from '../../background-checks/parts/check-pills.ts';
import { MeetingPill } from '../../interviews/parts/facts/MeetingPill.tsx';
import { MEETING_PILLS } from '../../interviews/parts/meeting-pills.ts';
import { OFFER_PILLS } from '../../offers/parts/offer-pills.ts';

const STATUSES: Record<ApplicantStatus, PillLook> = {
  in_progress: { tone: 'blue', icon: CircleDot },
  hired: { tone: 'green', icon: BadgeCheck },
  rejected: { tone: 'red', icon: UserX },
  inactive: { tone: 'neutral', icon: Moon },
};

const STAGE_STATUSES: Record<StageStatus, PillLook> = {
  not_submitted: { tone: 'neutral', icon: CircleDashed },
  ...CHECK_PILLS,
  ...MEETING_PILLS,
  ...OFFER_PILLS,
};

const NEW: PillLook = { tone: 'teal', icon: Sparkle };

const QUIZ_OUTCOMES: Record<QuizOutcome, PillLook> = {
  quiz_passed: { tone: 'green', icon: CircleCheck },
  quiz_failed: { tone: 'red', icon: CircleX },
};

type StatusFields = Pick<ApplicationRow, 'status' | 'stage_status' | 'is_new' | 'quiz_result'> &
  Partial<Pick<ApplicationRow, 'meeting' | 'position_stage'>>;

interface Props {
  applicant: StatusFields;
  /** Only the pill, where there is no room for words beside it. */
  brief?: boolean;
}

export function StatusChip({ applicant, brief = false }: Props) {
  const { status, stage_status, is_new, quiz_result, meeting, position_stage } = applicant;
  const { t } = useTranslation();
  if (status === 'in_progress' && stage_status === 'pending' && meeting)
    return <MeetingPill meeting={meeting} brief={brief} />;
  // Interviews and offers share some of its words, with other looks.
  const isCheck = position_stage?.stage_type === 'background_check';
  if (status === 'in_progress' && isCheck && stage_status && isCheckStatus(stage_status)) {
    return <CheckPill status={stage_status} />;
  }
  const outcome = quizOutcome(stage_status, quiz_result);
  if (status === 'in_progress' && outcome && quiz_result) {
    const { score, max_score: total } = quiz_result;
    return <Pill {...QUIZ_OUTCOMES[outcome]}>{t(`applicants:quiz.${outcome}`, { score, total })}</Pill>;
  }
  if (status === 'in_progress' && stage_status && isStageStatus(stage_status)) {
    const pill = <Pill {...STAGE_STATUSES[stage_status]}>{t(`applicants:stageStatuses.${stage_status}`)}</Pill>;
    const type = position_stage?.stage_type;
    if (brief || !type || !hasStatusHint(type, stage_status)) return pill;
    return <PillHint hint={t(`applicants:statusHints.${type}.${stage_status}`)}>{pill}</PillHint>;
  }
  if (status === 'in_progress' && is_new) {
    return <Pill {...NEW}>{t('applicants:list.new')}</Pill>;
  }
  return <Pill {...STATUSES[status]}>{t(`applicants:statuses.${status}`)}</Pill>;
}
