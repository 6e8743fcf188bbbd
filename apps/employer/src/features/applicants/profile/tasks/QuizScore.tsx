// The score of a quiz on a bar with the mark that passes.
import type { ApplicationTask } from '@onward/contract/applicants/application-tasks';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../../../platform/language/use-number-format.ts';
import styles from './QuizScore.module.css';

export function QuizScore({ task }: { task: ApplicationTask }) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const { answers, passed } = task;
  const score = task.score ?? 0;
  const total = Math.max(1, task.max_score ?? 0);
  const passScore = task.pass_score ?? 0;
  const marked = answers.filter(({ acceptable }) => acceptable !== null);
  const right = marked.filter(({ acceptable }) => acceptable).length;
  const share = (points: number) => `${Math.min(100, (points / total) * 100)}%`;
  return (
    <div className={styles.score} data-passed={passed}>
      <b>{figure(score / total, { style: 'percent' })}</b>
      <div>
        <p className={styles.right}>{t('applicants:tasks.rightOf', { right, count: marked.length })}</p>
        <div className={styles.bar} aria-hidden="true">
          <i style={{ width: share(score) }} />
          <s style={{ left: share(passScore) }} />
        </div>
        <p className={styles.needed}>{t('applicants:tasks.passes', { points: passScore, count: total })}</p>
      </div>
    </div>
  );
}
