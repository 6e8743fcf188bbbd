// The time limit of the applicant's open quiz, and more time for those who need it (CAR-016).
import type { Application } from '@onward/contract/applicants/application';
import type { QuizTime as Time } from '@onward/contract/careers/quiz-time';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { TimerReset } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../../../../design/overlays/use-dialog.ts';
import { useAccess } from '../../../../platform/access.ts';
import styles from './NextStep.module.css';
import { QuizTimeDialog } from './QuizTimeDialog.tsx';
import { quizTimeQuery } from './quiz-time.api.ts';

export function QuizTime({ applicant }: { applicant: Application }) {
  const { t } = useTranslation();
  const isInQuiz = applicant.status === 'in_progress' && applicant.position_stage.stage_type === 'online_quiz';
  const { data: time } = useQuery({
    ...quizTimeQuery(applicant.id, applicant.recent_histories[0]?.id ?? 0),
    enabled: isInQuiz,
  });
  const mayGive = useAccess().may({ permission: 'edit_applicant', writes: true });
  const dialog = useDialog<Time>();
  const isTimed = time && (time.time_limit_minutes !== null || time.extra_time !== null);
  if (!isInQuiz || !isTimed) return null;
  const { time_limit_minutes: minutes } = time;
  return (
    <section className={styles.card} aria-label={t('applicants:profile.quizTime.label')}>
      <p className={styles.label}>{t('applicants:profile.quizTime.label')}</p>
      <h2 className={styles.title}>{time.quiz_name}</h2>
      <p className={styles.text}>
        {minutes === null
          ? t('applicants:profile.quizTime.noLimit')
          : t('applicants:profile.quizTime.limit', { count: minutes })}
        {' · '}
        {t(time.is_started ? 'applicants:profile.quizTime.started' : 'applicants:profile.quizTime.notStarted')}
      </p>
      {mayGive && time.offered.length > 0 && (
        <Button block className={styles.button ?? ''} icon={<TimerReset size={16} />} onClick={() => dialog.show(time)}>
          {t('applicants:profile.quizTime.give')}
        </Button>
      )}
      {dialog.subject && (
        <QuizTimeDialog
          key={dialog.visit}
          applicationId={applicant.id}
          time={dialog.subject}
          open={dialog.open}
          onClose={dialog.close}
        />
      )}
    </section>
  );
}
