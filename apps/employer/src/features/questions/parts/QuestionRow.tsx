// A collapsed question: text, type, and the acceptable answers.
import type { QuestionProblem } from '@onward/domain/questions/question-problems';
import type { Question } from '@onward/domain/questions/questions';
import { Check, CircleAlert, Funnel } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../design/status/Pill.tsx';
import styles from './QuestionRow.module.css';
import { QUESTION_ICONS } from './question-icons.ts';
import type { Marks } from './question-list.ts';
import { useQuestionTexts } from './use-question-texts.ts';

interface Props {
  question: Question;
  index: number;
  marks: Marks | null;
  problem: QuestionProblem | undefined;
  handle: ReactNode;
  /** Null where questions are read only. */
  onOpen: (() => void) | null;
}

export function QuestionRow({ question, index, marks, problem, handle, onOpen }: Props) {
  const { t } = useTranslation();
  const { typeText, marksText, problemText } = useQuestionTexts();
  const Icon = QUESTION_ICONS[question.question_type];
  const decides = marks ? marksText(question, marks) : '';
  const title = question.title || t('questions:untitled');
  return (
    <div className={styles.row} data-problem={problem !== undefined}>
      {handle}
      <span className={styles.number}>{index + 1}</span>
      <Icon size={16} aria-hidden="true" />
      <span className={styles.words}>
        {onOpen ? (
          <button type="button" className={styles.title} onClick={onOpen} aria-expanded={false}>
            {title}
          </button>
        ) : (
          <span className={styles.title}>{title}</span>
        )}
        {problem && (
          <span className={styles.problem}>
            <CircleAlert size={13} aria-hidden="true" />
            {problemText(problem)}
          </span>
        )}
      </span>
      <span className={styles.facts}>
        <span>{typeText(question)}</span>
        {decides && (
          <Pill tone="teal" icon={marks === 'correct_answers' ? Check : Funnel}>
            <span className="visually-hidden">
              {t(marks === 'correct_answers' ? 'questions:right' : 'questions:passesWith')}{' '}
            </span>
            <span className={styles.decides} title={decides}>
              {decides}
            </span>
          </Pill>
        )}
        {!decides && marks === 'acceptable_answers' && <span>{t('questions:noScreening')}</span>}
      </span>
    </div>
  );
}
