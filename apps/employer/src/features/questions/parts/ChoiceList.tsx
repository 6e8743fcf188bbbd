// The choices of a question, and which of them are acceptable or correct.
import { OPTION_MAX, OPTIONS_MAX, type Question, SCREENING_NEEDS } from '@onward/domain/questions/questions';
import { Button, Checkbox, Input, Select } from 'antd';
import { CircleAlert, Plus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SortableList } from '../../../platform/lists/SortableList.tsx';
import styles from './ChoiceList.module.css';
import { type Marks, marksOf, moved, withMark, withOption, withoutOption } from './question-list.ts';

interface Props<Q extends Question> {
  question: Q;
  marks: Marks | null;
  problem: string | null;
  onChange: (question: Q) => void;
}

const MIN_OPTIONS = 2;

export function ChoiceList<Q extends Question>({ question, marks, problem, onChange }: Props<Q>) {
  const { t } = useTranslation();
  const needsId = useId();
  const { options } = question;
  const keys = useChoiceKeys(options.length);
  const marked = marks ? marksOf(question, marks) : [];
  const markLabel = t(marks === 'correct_answers' ? 'questions:right' : 'questions:passes');

  return (
    <div className={styles.choices}>
      <div className={styles.heads} aria-hidden="true">
        <span>{t('questions:choices')}</span>
        {marks && <span className={styles.markHead}>{markLabel}</span>}
      </div>
      <SortableList
        label={t('questions:choices')}
        items={options}
        idOf={(_, index) => keys.of(index)}
        nameOf={(option, index) => option || t('questions:choice', { number: index + 1 })}
        onMove={(from, to) => {
          keys.move(from, to);
          onChange({ ...question, options: moved(options, from, to) });
        }}
        className={styles.list}
      >
        {(option, index, handle) => (
          <div className={styles.choice}>
            {handle}
            <Input
              value={option}
              maxLength={OPTION_MAX}
              autoFocus={keys.isNew(index)}
              aria-label={t('questions:choice', { number: index + 1 })}
              onChange={(event) => onChange(withOption(question, index, event.target.value))}
            />
            {marks && (
              <span className={styles.mark}>
                <Checkbox
                  checked={marked.includes(option)}
                  disabled={option.trim() === ''}
                  aria-label={t(marks === 'correct_answers' ? 'questions:isRight' : 'questions:doesPass', {
                    choice: option || t('questions:choice', { number: index + 1 }),
                  })}
                  onChange={(event) => onChange(withMark(question, marks, option, event.target.checked))}
                />
              </span>
            )}
            <Button
              type="text"
              icon={<X size={15} />}
              disabled={options.length <= MIN_OPTIONS}
              aria-label={t('questions:removeChoice', { number: index + 1 })}
              title={t('questions:removeChoice', { number: index + 1 })}
              onClick={() => {
                keys.remove(index);
                onChange(withoutOption(question, index));
              }}
            />
          </div>
        )}
      </SortableList>
      {problem && (
        <p className={styles.problem} role="alert">
          <CircleAlert size={13} aria-hidden="true" />
          {problem}
        </p>
      )}
      <div className={styles.below}>
        <Button
          type="link"
          icon={<Plus size={15} />}
          disabled={options.length >= OPTIONS_MAX}
          onClick={() => {
            keys.add();
            onChange({ ...question, options: [...options, ''] });
          }}
        >
          {t('questions:addChoice')}
        </Button>
        {marks === 'acceptable_answers' && marked.length === 0 && <span>{t('questions:markPassing')}</span>}
        {marks === 'acceptable_answers' && question.question_type === 'multiple_choice' && marked.length > 0 && (
          <span className={styles.needs}>
            <label htmlFor={needsId}>{t('questions:needs')}</label>
            <Select
              id={needsId}
              size="small"
              value={question.needs}
              options={SCREENING_NEEDS.map((value) => ({ value, label: t(`questions:needed.${value}`) }))}
              onChange={(needs) => onChange({ ...question, needs })}
            />
          </span>
        )}
      </div>
    </div>
  );
}

/** Choices are plain texts; these keys keep the focus on a choice that is moved. */
function useChoiceKeys(count: number) {
  const next = useRef(count);
  const added = useRef<number | null>(null);
  const [keys, setKeys] = useState(() => Array.from({ length: count }, (_, index) => index));
  return {
    of: (index: number) => `choice-${keys[index] ?? `more-${index}`}`,
    isNew: (index: number) => keys[index] !== undefined && keys[index] === added.current,
    move: (from: number, to: number) => setKeys(moved(keys, from, to)),
    remove: (index: number) => setKeys(keys.filter((_, place) => place !== index)),
    add: () => {
      added.current = next.current;
      next.current += 1;
      setKeys([...keys, added.current]);
    },
  };
}
