// The passing score and time limit of a quiz.
import { pointsOf } from '@onward/domain/questions/quiz-score';
import { InputNumber } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../design/fields/Field.tsx';
import { isPassable, type QuizDraft } from './form-draft.ts';
import styles from './QuizRules.module.css';

interface Props {
  draft: QuizDraft;
  onChange: (change: Partial<QuizDraft>) => void;
}

const LIMIT_MAX = 240;

export function QuizRules({ draft, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const points = pointsOf(draft.questions);
  return (
    <section className={styles.rules} aria-label={t('hiring-processes:quiz.rules')}>
      <h2>
        {t('hiring-processes:quiz.rules')} <span>{t('hiring-processes:quiz.points', { count: points })}</span>
      </h2>
      <Field
        htmlFor={`${id}-pass`}
        label={t('hiring-processes:quiz.passFrom')}
        hint={t('hiring-processes:quiz.hidden')}
        error={isPassable(draft) ? null : t('hiring-processes:quiz.tooHigh', { points })}
      >
        <InputNumber
          id={`${id}-pass`}
          style={{ width: '100%' }}
          min={0}
          max={5000}
          precision={0}
          value={draft.pass_score}
          suffix={t('hiring-processes:quiz.of', { points })}
          status={isPassable(draft) ? '' : 'error'}
          aria-describedby={fieldNoteId(`${id}-pass`)}
          onChange={(score) => onChange({ pass_score: score ?? 0 })}
        />
      </Field>
      <Field
        htmlFor={`${id}-limit`}
        label={t('hiring-processes:quiz.limit')}
        hint={draft.time_limit_minutes === null && t('hiring-processes:quiz.noLimit')}
      >
        <InputNumber
          id={`${id}-limit`}
          style={{ width: '100%' }}
          min={1}
          max={LIMIT_MAX}
          precision={0}
          value={draft.time_limit_minutes}
          suffix={t('hiring-processes:quiz.minutes')}
          aria-describedby={fieldNoteId(`${id}-limit`)}
          onChange={(minutes) => onChange({ time_limit_minutes: minutes })}
        />
      </Field>
    </section>
  );
}
