// The acceptable or correct answer of questions without choices.
import { NO, type Question, YES } from '@onward/domain/questions/questions';
import { InputNumber, Radio, Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../design/fields/Field.tsx';
import { decimalSign } from '../../../platform/language/dollar-format.ts';
import { useLanguage } from '../../../platform/language/language.ts';
import styles from './DecidingAnswer.module.css';
import { type Marks, marksOf } from './question-list.ts';

interface Props<Q extends Question> {
  question: Q;
  marks: Marks;
  problem: string | null;
  onChange: (question: Q) => void;
}

export function DecidingAnswer<Q extends Question>({ question, marks, problem, onChange }: Props<Q>) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const id = useId();
  const answers = marksOf(question, marks);
  const [first = null] = answers;
  const right = marks === 'correct_answers';
  const set = (chosen: readonly string[]) => onChange({ ...question, [marks]: chosen });
  switch (question.question_type) {
    case 'yes_no':
      return (
        <div className={styles.line}>
          <span id={id} className={styles.label}>
            {t(right ? 'questions:right' : 'questions:passesWith')}
          </span>
          <Radio.Group
            aria-labelledby={id}
            value={first}
            onChange={(event) => set([event.target.value])}
            options={[YES, NO].map((value) => ({ value, label: t(`questions:${value}`) }))}
          />
        </div>
      );
    case 'number':
      return (
        <div className={styles.field}>
          <Field htmlFor={id} label={t(right ? 'questions:rightNumber' : 'questions:leastNumber')} error={problem}>
            <InputNumber
              id={id}
              decimalSeparator={decimalSign(language)}
              value={first === null || first === '' ? null : Number(first)}
              aria-describedby={fieldNoteId(id)}
              onChange={(value) => set(value === null ? [] : [String(value)])}
            />
          </Field>
        </div>
      );
    case 'short_text':
      return right ? (
        <div className={styles.field}>
          <Field htmlFor={id} label={t('questions:rightTexts')} hint={t('questions:rightTextsHint')} error={problem}>
            <Select
              id={id}
              mode="tags"
              open={false}
              suffixIcon={null}
              className={styles.texts ?? ''}
              value={[...answers]}
              aria-describedby={fieldNoteId(id)}
              onChange={(texts: string[]) => set(texts.map((text) => text.trim()).filter(Boolean))}
            />
          </Field>
        </div>
      ) : null;
    default:
      return null;
  }
}
