// The points of a correct quiz answer.
import { POINTS_MAX } from '@onward/domain/questions/question-problems';
import { canBeMarked, type Question, type QuizQuestion } from '@onward/domain/questions/questions';
import { InputNumber } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PointsField.module.css';

interface Props<Q extends Question> {
  question: Q;
  problem: string | null;
  onChange: (question: Q) => void;
}

const pointsOf = (question: Question | QuizQuestion): number => ('points' in question ? question.points : 0);

export function PointsField<Q extends Question>({ question, problem, onChange }: Props<Q>) {
  const { t } = useTranslation();
  const id = useId();
  if (!canBeMarked(question.question_type)) return <span className={styles.note}>{t('questions:readByPeople')}</span>;
  return (
    <span className={styles.points}>
      <label htmlFor={id}>{t('questions:points')}</label>
      <InputNumber
        id={id}
        className={styles.number ?? ''}
        min={0}
        max={POINTS_MAX}
        precision={0}
        value={pointsOf(question)}
        status={problem ? 'error' : ''}
        onChange={(points) => onChange({ ...question, points: points ?? 0 })}
      />
      {problem && <span role="alert">{problem}</span>}
    </span>
  );
}
