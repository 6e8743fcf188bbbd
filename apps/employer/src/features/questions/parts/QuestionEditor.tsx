// Edits questions: one card each, with the open one fully editable (JOB-011, JOB-020).
import type { Question } from '@onward/domain/questions/questions';
import { QUESTIONS_MAX } from '@onward/domain/questions/questions';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SortableList } from '../../../platform/lists/SortableList.tsx';
import styles from './QuestionEditor.module.css';
import { QuestionForm } from './QuestionForm.tsx';
import { QuestionRow } from './QuestionRow.tsx';
import type { QuestionKind } from './question-kinds.ts';
import { duplicated, freshQuestionId, movedQuestion, ordered, removed, replaced } from './question-list.ts';

interface Props<Q extends Question> {
  kind: QuestionKind<Q>;
  /** The list's label for screen readers. */
  label: string;
  questions: readonly Q[];
  onChange: (questions: Q[]) => void;
  /** Shown without editing. */
  readOnly?: boolean;
  /** Also shows problems of collapsed questions, e.g. after an attempt to save. */
  showProblems?: boolean;
}

export function QuestionEditor<Q extends Question>({
  kind,
  label,
  questions: given,
  onChange,
  readOnly = false,
  showProblems = false,
}: Props<Q>) {
  const { t } = useTranslation();
  const [openId, setOpenId] = useState<number | null>(null);
  const questions = ordered(given);

  const add = () => {
    const created = kind.create(freshQuestionId(), questions.length);
    onChange([...questions, created]);
    setOpenId(created.id);
  };
  const duplicate = (id: number) => {
    const copy = freshQuestionId();
    onChange(duplicated(questions, id, copy));
    setOpenId(copy);
  };

  return (
    <div className={styles.editor}>
      <SortableList
        label={label}
        items={questions}
        idOf={({ id }) => id}
        nameOf={({ title }, index) => title || t('questions:number', { number: index + 1 })}
        onMove={(from, to) => onChange(movedQuestion(questions, from, to))}
        readOnly={readOnly}
      >
        {(question, index, handle) =>
          question.id === openId && !readOnly ? (
            <QuestionForm
              kind={kind}
              question={question}
              index={index}
              count={questions.length}
              handle={handle}
              onChange={(changed) => onChange(replaced(questions, changed))}
              onMove={(to) => onChange(movedQuestion(questions, index, to))}
              onDuplicate={questions.length < QUESTIONS_MAX ? () => duplicate(question.id) : null}
              onDelete={() => onChange(removed(questions, question.id))}
              onClose={() => setOpenId(null)}
            />
          ) : (
            <QuestionRow
              question={question}
              index={index}
              marks={kind.marks}
              problem={showProblems ? Object.values(kind.problems(question))[0] : undefined}
              handle={handle}
              onOpen={readOnly ? null : () => setOpenId(question.id)}
            />
          )
        }
      </SortableList>
      {!readOnly && (
        <div>
          <Button icon={<Plus size={16} />} onClick={add} disabled={questions.length >= QUESTIONS_MAX}>
            {t('questions:add')}
          </Button>
        </div>
      )}
    </div>
  );
}
