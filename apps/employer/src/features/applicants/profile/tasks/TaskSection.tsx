// One form or quiz: when it was sent and submitted, the score, and each answer with what was wrong about it.
import type { ApplicationTask, TaskAnswer } from '@onward/contract/applicants/application-tasks';
import { Check, CircleCheck, CircleX, Clock, FileCheck2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../../design/status/Pill.tsx';
import { AnswerFiles } from './AnswerFiles.tsx';
import { QuizScore } from './QuizScore.tsx';
import styles from './TaskSection.module.css';
import { useTaskTexts } from './use-task-texts.ts';

export function TaskSection({ task }: { task: ApplicationTask }) {
  const { whenText } = useTaskTexts();
  return (
    <section aria-label={task.name}>
      <div className={styles.head}>
        <h2 className={styles.title}>{task.name}</h2>
        <TaskPill task={task} />
      </div>
      <p className={styles.when}>{whenText(task)}</p>
      {task.kind === 'quiz' && task.submitted_at && <QuizScore task={task} />}
      {task.answers.length > 0 && (
        <dl className={styles.answers}>
          {task.answers.map((answer, index) => (
            // Two questions can have the same text, and their order never changes after submission.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <AnswerItem key={index} number={index + 1} task={task} answer={answer} />
          ))}
        </dl>
      )}
    </section>
  );
}

function TaskPill({ task: { submitted_at, passed, score, max_score } }: { task: ApplicationTask }) {
  const { t } = useTranslation();
  if (!submitted_at) {
    return (
      <Pill tone="neutral" icon={Clock}>
        {t('applicants:stageStatuses.not_submitted')}
      </Pill>
    );
  }
  if (passed === null) {
    return (
      <Pill tone="teal" icon={FileCheck2}>
        {t('applicants:tasks.submitted')}
      </Pill>
    );
  }
  return (
    <Pill tone={passed ? 'green' : 'red'} icon={passed ? CircleCheck : CircleX}>
      {t(`applicants:quiz.${passed ? 'quiz_passed' : 'quiz_failed'}`, { score, total: max_score })}
    </Pill>
  );
}

interface AnswerProps {
  number: number;
  task: ApplicationTask;
  answer: TaskAnswer;
}

function AnswerItem({ number, task: { kind }, answer }: AnswerProps) {
  const { t } = useTranslation();
  const { answerText, expectedText } = useTaskTexts();
  const { acceptable, files, points, max_points } = answer;
  const isQuiz = kind === 'quiz';
  const text = answerText(answer);
  return (
    <div data-failed={acceptable === false}>
      <dt>
        {isQuiz ? t('applicants:tasks.numbered', { number, question: answer.question }) : answer.question}
        {isQuiz && points !== null && (
          <span className={styles.points}>{t('applicants:tasks.points', { points, count: max_points ?? 0 })}</span>
        )}
      </dt>
      <dd>
        {files.length > 0 ? (
          <AnswerFiles files={files} />
        ) : (
          text || <span className={styles.none}>{t('applicants:profile.answers.empty')}</span>
        )}{' '}
        {acceptable !== null && <Mark acceptable={acceptable} isQuiz={isQuiz} />}
      </dd>
      {acceptable === false && <dd className={styles.expected}>{expectedText(kind, answer)}</dd>}
    </div>
  );
}

function Mark({ acceptable, isQuiz }: { acceptable: boolean; isQuiz: boolean }) {
  const { t } = useTranslation();
  const right = isQuiz ? 'applicants:tasks.right' : 'applicants:profile.answers.match';
  const wrong = isQuiz ? 'applicants:tasks.wrong' : 'applicants:profile.answers.noMatch';
  return (
    <Pill plain tone={acceptable ? 'green' : 'red'} icon={acceptable ? Check : X}>
      {t(acceptable ? right : wrong)}
    </Pill>
  );
}
