// A process as applicants see it: their task in each stage and the messages they get (design 08).

import { isReminder, messageKindOf } from '@onward/domain/hiring-processes/rules';
import { useQuery } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../../../design/overlays/SideDrawer.tsx';
import { BrandPage } from '../../careers/parts/BrandPage.tsx';
import { TaggedText } from '../../messages/parts/TaggedText.tsx';
import { QuestionPreview } from '../../questions/parts/QuestionPreview.tsx';
import { formChoicesQuery, quizChoicesQuery } from '../forms/forms.api.ts';
import { STAGE_ICONS } from '../parts/stage-icons.ts';
import { useDelayText } from '../rules/use-delay-text.ts';
import { useMessageSummary } from '../rules/use-message-summary.ts';
import styles from './ProcessPreview.module.css';
import { type DraftRule, type DraftStage, type ProcessDraft, rulesOf } from './process-draft.ts';

interface Props {
  open: boolean;
  draft: ProcessDraft;
  onClose: () => void;
}

export function ProcessPreview({ open, draft, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <SideDrawer open={open} title={t('hiring-processes:asApplicant.title')} onClose={onClose}>
      <p className={styles.note}>{t('hiring-processes:asApplicant.note')}</p>
      <ol className={styles.stages} aria-label={t('hiring-processes:stages')}>
        {draft.stages.map((stage) => {
          const Icon = STAGE_ICONS[stage.stage_type];
          return (
            <li key={stage.id}>
              <span className={styles.icon}>
                <Icon size={16} aria-hidden="true" />
              </span>
              <div className={styles.stage}>
                <h3>{stage.name || t('hiring-processes:unnamed')}</h3>
                <StageTask stage={stage} />
                <Messages rules={rulesOf(draft, stage.id)} />
              </div>
            </li>
          );
        })}
      </ol>
    </SideDrawer>
  );
}

/** The applicant's task in the stage. */
function StageTask({ stage: { stage_type: type, config } }: { stage: DraftStage }) {
  const { t } = useTranslation();
  const { data: forms = [] } = useQuery({ ...formChoicesQuery, enabled: type === 'online_form' });
  const { data: quizzes = [] } = useQuery({ ...quizChoicesQuery, enabled: type === 'online_quiz' });
  const quiz = type === 'online_quiz' ? quizzes.find(({ id }) => id === config.quiz_id) : undefined;
  const form = type === 'online_form' ? forms.find(({ id }) => id === config.form_id) : quiz;
  const needsForm = type === 'online_form' || type === 'online_quiz';
  if (needsForm && !form) return <p className={styles.missing}>{t('hiring-processes:asApplicant.notChosen')}</p>;
  const limit = quiz?.time_limit_minutes;
  return (
    <>
      <p>
        {t(`hiring-processes:asApplicant.steps.${type}`, {
          name: form?.name,
          type: config.meeting_type && t(`hiring-processes:meetingTypes.${config.meeting_type}`),
          minutes: config.duration_minutes,
        })}
      </p>
      {form && (
        <details className={styles.questions}>
          <summary>
            {[
              t('hiring-processes:questionsCount', { count: form.questions.length }),
              limit && t('hiring-processes:asApplicant.limit', { minutes: limit }),
            ]
              .filter(Boolean)
              .join(', ')}
          </summary>
          <BrandPage>
            <div className={styles.page}>
              <QuestionPreview questions={form.questions} />
            </div>
          </BrandPage>
        </details>
      )}
    </>
  );
}

/** Automated messages; disabled rules send nothing. */
function Messages({ rules }: { rules: readonly DraftRule[] }) {
  const { t } = useTranslation();
  const messageSummary = useMessageSummary();
  const delayText = useDelayText();
  const sent = rules.filter(({ kind, enabled, channel }) => enabled && channel !== null && messageKindOf(kind));
  if (sent.length === 0) return null;
  const sentence = (rule: DraftRule): string => {
    const delay = delayText(rule.delay_seconds);
    const message = messageSummary(rule);
    if (rule.trigger === 'before_meeting') return t('hiring-processes:asApplicant.beforeMeeting', { delay, message });
    if (isReminder(rule.kind)) return t('hiring-processes:asApplicant.remind', { delay, message });
    if (rule.trigger === 'stays_in_stage') return t('hiring-processes:asApplicant.rejectStaying', { delay, message });
    const trigger = t(`hiring-processes:triggers.${rule.trigger}`);
    return t('hiring-processes:asApplicant.reject', { trigger, message });
  };
  return (
    <ul className={styles.messages}>
      {sent.map((rule) => (
        <li key={rule.id}>
          <MessageSquare size={14} aria-hidden="true" />
          <span>
            <TaggedText text={sentence(rule)} />
          </span>
        </li>
      ))}
    </ul>
  );
}
