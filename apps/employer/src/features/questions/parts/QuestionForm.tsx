// The question being edited: text, type, choices, whether it is required, and the deciding answers.
import {
  canScreen,
  hasOptions,
  QUESTION_TITLE_MAX,
  QUESTION_TYPES,
  type Question,
} from '@onward/domain/questions/questions';
import { Button, Input, Select, Switch } from 'antd';
import { ChevronDown, ChevronUp, Copy, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../design/fields/Field.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { DecidingAnswer } from './DecidingAnswer.tsx';
import { PointsField } from './PointsField.tsx';
import styles from './QuestionForm.module.css';
import type { QuestionKind } from './question-kinds.ts';
import { screening, withType } from './question-list.ts';
import { useQuestionTexts } from './use-question-texts.ts';

interface Props<Q extends Question> {
  kind: QuestionKind<Q>;
  question: Q;
  index: number;
  count: number;
  handle: ReactNode;
  onChange: (question: Q) => void;
  onMove: (to: number) => void;
  /** Null when the limit is reached. */
  onDuplicate: (() => void) | null;
  onDelete: () => void;
  onClose: () => void;
}

export function QuestionForm<Q extends Question>(props: Props<Q>) {
  const { kind, question, index, handle, onChange, onClose } = props;
  const { t } = useTranslation();
  const { problemText } = useQuestionTexts();
  const id = useId();
  const [leftTitle, setLeftTitle] = useState(question.title !== '');
  const [screens, setScreens] = useState(question.acceptable_answers.length > 0);
  const problems = kind.problems(question);
  const titleProblem = leftTitle ? problemText(problems.title) : null;
  const type = question.question_type;
  const marks = kind.marks === 'acceptable_answers' && !(screens && canScreen(type)) ? null : kind.marks;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc is heard here for whatever control has the focus
    <div
      className={styles.card}
      onKeyDown={({ key, defaultPrevented }) => {
        if (key === 'Escape' && !defaultPrevented) onClose();
      }}
    >
      <div className={styles.head}>
        {handle}
        <div className={styles.title}>
          <Field htmlFor={id} label={t('questions:number', { number: index + 1 })} required error={titleProblem}>
            <Input.TextArea
              id={id}
              autoFocus
              rows={1}
              value={question.title}
              maxLength={QUESTION_TITLE_MAX}
              status={titleProblem ? 'error' : ''}
              aria-required
              aria-invalid={titleProblem !== null}
              aria-describedby={fieldNoteId(id)}
              onChange={(event) => onChange({ ...question, title: event.target.value })}
              onPressEnter={(event) => event.preventDefault()}
              onBlur={() => setLeftTitle(true)}
            />
          </Field>
        </div>
        <div className={styles.type}>
          <Field htmlFor={`${id}-type`} label={t('questions:answerType')}>
            <Select
              id={`${id}-type`}
              value={type}
              options={QUESTION_TYPES.map((value) => ({ value, label: t(`questions:types.${value}`) }))}
              onChange={(chosen) => {
                setScreens(false);
                onChange(withType(question, chosen));
              }}
            />
          </Field>
        </div>
      </div>
      <div className={styles.body}>
        {hasOptions(type) && (
          <ChoiceList
            key={type}
            question={question}
            marks={marks}
            problem={problemText(problems.options) ?? problemText(problems.correct_answers)}
            onChange={onChange}
          />
        )}
        {!hasOptions(type) && marks && (
          <DecidingAnswer
            question={question}
            marks={marks}
            problem={problemText(problems.acceptable_answers) ?? problemText(problems.correct_answers)}
            onChange={onChange}
          />
        )}
        <div className={styles.foot}>
          <Toggle
            label={t('questions:required')}
            checked={question.is_required}
            onChange={(is_required) => onChange({ ...question, is_required })}
          />
          {kind.marks === 'acceptable_answers' && canScreen(type) && (
            <Toggle
              label={t('questions:screen')}
              checked={screens}
              onChange={(on) => {
                setScreens(on);
                onChange(screening(question, on));
              }}
            />
          )}
          {kind.marks === 'correct_answers' && (
            <PointsField question={question} problem={problemText(problems.points)} onChange={onChange} />
          )}
          <Moves {...props} />
        </div>
      </div>
    </div>
  );
}

function Moves<Q extends Question>({ index, count, onMove, onDuplicate, onDelete, onClose }: Props<Q>) {
  const { t } = useTranslation();
  return (
    <div className={styles.moves}>
      <Button
        type="text"
        icon={<ChevronUp size={16} />}
        aria-label={t('questions:moveUp')}
        title={t('questions:moveUp')}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      />
      <Button
        type="text"
        icon={<ChevronDown size={16} />}
        aria-label={t('questions:moveDown')}
        title={t('questions:moveDown')}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      />
      {onDuplicate && (
        <Button type="text" icon={<Copy size={15} />} onClick={onDuplicate}>
          {t('questions:duplicate')}
        </Button>
      )}
      <Button type="text" danger icon={<Trash2 size={15} />} onClick={onDelete}>
        {t('questions:delete')}
      </Button>
      <Button onClick={onClose}>{t('questions:done')}</Button>
    </div>
  );
}

interface ToggleProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Toggle({ label, checked, onChange }: ToggleProps) {
  const id = useId();
  return (
    <span className={styles.toggle}>
      <Switch id={id} checked={checked} onChange={onChange} />
      <label htmlFor={id}>{label}</label>
    </span>
  );
}
