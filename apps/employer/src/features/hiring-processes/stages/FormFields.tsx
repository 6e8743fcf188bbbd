// The form or quiz of the stage, with a link to it.
import { useQuery } from '@tanstack/react-query';
import { InputNumber } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Field, fieldNoteId } from '../../../design/fields/Field.tsx';
import { SelectField } from '../../../platform/forms/SelectField.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { formChoicesQuery, quizChoicesQuery } from '../forms/forms.api.ts';
import type { StageFieldsProps } from './stage-fields.ts';

export function FormField({ stage, problem, onChange }: StageFieldsProps) {
  const { t } = useTranslation();
  const id = useId();
  const { data: forms = [] } = useQuery(formChoicesQuery);
  const chosen = stage.config.form_id ?? null;
  return (
    <SelectField<number>
      field={{ id, value: chosen, error: problem, onBlur: () => {}, onChange: (form_id) => onChange({ form_id }) }}
      label={t('hiring-processes:config.form')}
      options={forms.map((form) => ({ value: form.id, label: form.name }))}
      hint={
        <Link to={chosen ? paths.formTemplate(chosen) : paths.hiringProcesses('forms')}>
          {t(chosen ? 'hiring-processes:config.openForm' : 'hiring-processes:config.toForms')}
        </Link>
      }
      required
    />
  );
}

export function QuizFields({ stage, problem, onChange }: StageFieldsProps) {
  const { t } = useTranslation();
  const id = useId();
  const scoreId = useId();
  const { data: quizzes = [] } = useQuery(quizChoicesQuery);
  const chosen = quizzes.find((quiz) => quiz.id === stage.config.quiz_id);
  return (
    <>
      <SelectField<number>
        field={{
          id,
          value: stage.config.quiz_id ?? null,
          error: problem,
          onBlur: () => {},
          onChange: (quiz_id) => onChange({ quiz_id }),
        }}
        label={t('hiring-processes:config.quiz')}
        options={quizzes.map((quiz) => ({ value: quiz.id, label: quiz.name }))}
        hint={
          <Link to={chosen ? paths.quizTemplate(chosen.id) : paths.hiringProcesses('quizzes')}>
            {t(chosen ? 'hiring-processes:config.openQuiz' : 'hiring-processes:config.toQuizzes')}
          </Link>
        }
        required
      />
      <Field
        htmlFor={scoreId}
        label={t('hiring-processes:config.passScore')}
        hint={chosen && t('hiring-processes:config.passScoreHint', { score: chosen.pass_score })}
      >
        <InputNumber
          id={scoreId}
          style={{ width: '100%' }}
          min={0}
          max={10_000}
          precision={0}
          value={stage.config.pass_score ?? null}
          aria-describedby={fieldNoteId(scoreId)}
          onChange={(pass_score) => onChange({ pass_score })}
        />
      </Field>
    </>
  );
}
