// The printed page of one applicant.

import type { Application } from '@onward/contract/applicants/application';
import type { Feedback } from '@onward/contract/applicants/application-remarks';
import type { ApplicationTask } from '@onward/contract/applicants/application-tasks';
import { formatPhoneNumber } from '@onward/domain/platform/contact/phone';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { dayText } from '../../../platform/language/time-text.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { useSourceText } from '../../positions/parts/sources.ts';
import { nameOf } from '../applicants.list.ts';
import { useAnswerText } from '../profile/application/use-answer-text.ts';
import { useTaskTexts } from '../profile/tasks/use-task-texts.ts';
import styles from './PrintApplicantsPage.module.css';

interface Props {
  profile: Application;
  feedbacks: readonly Feedback[];
  tasks: readonly ApplicationTask[];
}

const NOTHING = '—';

export function PrintedProfile({ profile, feedbacks, tasks }: Props) {
  const { t, i18n } = useTranslation();
  const sourceText = useSourceText();
  const answerText = useAnswerText();
  const day = (moment: string) => dayText(i18n.language, moment);
  const { phone, region_number, email, position, status, position_stage: stage } = profile;
  const facts: [label: string, text: string][] = [
    [t('applicants:columns.email'), email ?? NOTHING],
    [
      t('applicants:columns.phone'),
      phone ? formatPhoneNumber({ phone, region_number: region_number ?? '1' }) : NOTHING,
    ],
    [
      t('applicants:columns.stage'),
      t('applicants:print.stageOf', { stage: stage.name, place: stage.sequence + 1, total: profile.stages_count }),
    ],
    [t('applicants:columns.status'), t(`applicants:statuses.${status}`)],
    [t('applicants:columns.source'), sourceText(profile.referer_source)],
    [t('applicants:columns.applied_at'), day(profile.applied_at)],
  ];
  return (
    <article className={styles.profile}>
      <h2>{nameOf(profile)}</h2>
      <p>
        {position.title}, {position.location.name}
      </p>
      <dl className={styles.facts}>
        {facts.map(([label, text]) => (
          <Fact key={label} label={label} text={text} />
        ))}
      </dl>
      <h3>{t('applicants:print.answers')}</h3>
      {profile.answers.length === 0 ? (
        <p>{t('applicants:print.noAnswers')}</p>
      ) : (
        <dl className={styles.facts}>
          {profile.answers.map((answer) => (
            <Fact key={answer.question_id} label={answer.title} text={answerText(answer) || NOTHING} />
          ))}
        </dl>
      )}
      {tasks
        .filter(({ submitted_at }) => submitted_at !== null)
        .map((task) => (
          <PrintedTask key={task.id} task={task} />
        ))}
      <h3>{t('applicants:print.files')}</h3>
      {profile.attachments.length === 0 ? (
        <p>{t('applicants:print.noFiles')}</p>
      ) : (
        <ul>
          {profile.attachments.map(({ id, file_name }) => (
            <li key={id}>
              <Link to={paths.applicant(profile.id)}>{file_name}</Link>
            </li>
          ))}
        </ul>
      )}
      <h3>{t('applicants:print.feedback')}</h3>
      {feedbacks.length === 0 && <p>{t('applicants:print.noFeedback')}</p>}
      {feedbacks.map((feedback) => (
        <p key={feedback.id}>
          <strong>{t(`applicants:remarks.recommendations.${feedback.recommendation}`)}</strong> · {feedback.body}
        </p>
      ))}
    </article>
  );
}

function PrintedTask({ task }: { task: ApplicationTask }) {
  const { t } = useTranslation();
  const { whenText, answerText, expectedText } = useTaskTexts();
  const { name, kind, score, max_score: total, passed, answers } = task;
  return (
    <>
      <h3>{name}</h3>
      <p>
        {whenText(task)}
        {passed !== null && <> · {t(`applicants:quiz.${passed ? 'quiz_passed' : 'quiz_failed'}`, { score, total })}</>}
      </p>
      <dl className={styles.facts}>
        {answers.map((answer, index) => (
          <Fact
            // biome-ignore lint/suspicious/noArrayIndexKey: two questions can have the same text; their order is fixed
            key={index}
            label={answer.question}
            text={[
              answer.files.map(({ file_name }) => file_name).join(', ') || answerText(answer) || NOTHING,
              ...(answer.acceptable === false ? [expectedText(kind, answer)] : []),
            ].join(' · ')}
          />
        ))}
      </dl>
    </>
  );
}

const Fact = ({ label, text }: { label: string; text: string }) => (
  <>
    <dt>{label}</dt>
    <dd>{text}</dd>
  </>
);
