// The applicant's answers, and whether each screening answer matches.
import type { Application } from '@onward/contract/applicants/application';
import { Check, CircleCheck, TriangleAlert, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../../design/status/Pill.tsx';
import styles from './ScreeningAnswers.module.css';
import { useAnswerText } from './use-answer-text.ts';

export function ScreeningAnswers({ answers }: Pick<Application, 'answers'>) {
  const { t } = useTranslation();
  const textOf = useAnswerText();
  const shown = answers.filter(({ question_type }) => question_type !== 'file');
  const screening = shown.filter(({ passed }) => passed !== null);
  return (
    <section>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('applicants:profile.answers.title')}</h2>
        {screening.length > 0 && (
          <PassedCount passed={screening.filter(({ passed }) => passed).length} total={screening.length} />
        )}
      </div>
      {shown.length === 0 ? (
        <p className={styles.none}>{t('applicants:profile.answers.none')}</p>
      ) : (
        <dl className={styles.answers}>
          {shown.map((answer) => (
            <div key={answer.question_id} data-failed={answer.passed === false}>
              <dt>{answer.title}</dt>
              <dd>
                {textOf(answer) || <span className={styles.none}>{t('applicants:profile.answers.empty')}</span>}{' '}
                {answer.passed !== null && <Match passed={answer.passed} />}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function PassedCount({ passed, total }: { passed: number; total: number }) {
  const { t } = useTranslation();
  return (
    <Pill tone={passed === total ? 'green' : 'amber'} icon={passed === total ? CircleCheck : TriangleAlert}>
      {t('applicants:profile.answers.passed', { passed, total })}
    </Pill>
  );
}

function Match({ passed }: { passed: boolean }) {
  const { t } = useTranslation();
  return (
    <Pill plain tone={passed ? 'green' : 'red'} icon={passed ? Check : X}>
      {t(passed ? 'applicants:profile.answers.match' : 'applicants:profile.answers.noMatch')}
    </Pill>
  );
}
