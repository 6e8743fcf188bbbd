// The builder of one form (JOB-020).
import type { Form } from '@onward/contract/hiring-processes/forms';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { queryClient } from '../../../platform/query-client.ts';
import { QuestionEditor } from '../../questions/parts/QuestionEditor.tsx';
import { FORM_QUESTIONS } from '../../questions/parts/question-kinds.ts';
import { LoadedSheet } from './LoadedSheet.tsx';
import { SheetFrame } from './SheetFrame.tsx';
import { formDraft, formInput, isFormReady } from './sheet-draft.ts';
import { formQuery, saveForm } from './sheets.api.ts';
import { useSheetEditor } from './use-sheet-editor.ts';

export default function FormPage() {
  const id = Number(useParams().id);
  return (
    <LoadedSheet key={id} query={formQuery(id)}>
      {(form) => <FormBuilder form={form} />}
    </LoadedSheet>
  );
}

function FormBuilder({ form }: { form: Form }) {
  const { t } = useTranslation();
  const editing = useSheetEditor({
    sheet: form,
    draftOf: formDraft,
    isReady: isFormReady,
    save: (draft, version) => saveForm({ id: form.id, version }, formInput(draft)),
    read: async () => (await queryClient.fetchQuery({ ...formQuery(form.id), staleTime: 0 })).form,
  });
  const { questions } = editing.draft;
  return (
    <SheetFrame
      kind="forms"
      sheet={form}
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
    </SheetFrame>
  );
}
