// The builder of one form (JOB-020).
import type { Form } from '@onward/contract/hiring-processes/forms';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { queryClient } from '../../../platform/query-client.ts';
import { QuestionEditor } from '../../questions/parts/QuestionEditor.tsx';
import { FORM_QUESTIONS } from '../../questions/parts/question-kinds.ts';
import { FormFrame } from './FormFrame.tsx';
import { formDraft, formInput, isFormReady } from './form-draft.ts';
import { formQuery, formRecord } from './forms.api.ts';
import { LoadedForm } from './LoadedForm.tsx';
import { useFormEditor } from './use-form-editor.ts';

export default function FormPage() {
  const id = Number(useParams().id);
  return (
    <LoadedForm key={id} query={formQuery(id)}>
      {(form) => <FormBuilder form={form} />}
    </LoadedForm>
  );
}

function FormBuilder({ form }: { form: Form }) {
  const { t } = useTranslation();
  const editing = useFormEditor({
    form: form,
    draftOf: formDraft,
    isReady: isFormReady,
    save: (draft, version) => formRecord.save({ id: form.id, version }, formInput(draft)),
    read: async () => (await queryClient.fetchQuery({ ...formQuery(form.id), staleTime: 0 })).form,
  });
  const { questions } = editing.draft;
  return (
    <FormFrame
      kind="forms"
      form={form}
      editing={editing}
      questions={questions}
      problems={questions.filter((question) => Object.keys(FORM_QUESTIONS.problems(question)).length > 0).length}
    >
      <QuestionEditor
        kind={FORM_QUESTIONS}
        label={t('hiring-processes:questions')}
        questions={questions}
        onChange={(next) => editing.change({ questions: next })}
        showProblems={editing.tried}
      />
    </FormFrame>
  );
}
