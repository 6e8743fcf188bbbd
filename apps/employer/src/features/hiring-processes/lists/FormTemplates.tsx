// The lists of forms and quizzes, which differ only in their API calls and texts (JOB-020).
import type { Form, OnlineQuiz } from '@onward/contract/hiring-processes/forms';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { HeaderActions } from '../../../design/page/HeaderActions.tsx';
import { useCableEvent } from '../../../platform/cable/use-cable-event.ts';
import { useListAddress } from '../../../platform/lists/use-list-address.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { GuardedButton } from '../../../platform/see-as/GuardedButton.tsx';
import { formInput, quizInput } from '../forms/form-draft.ts';
import { formRecord, formsQuery, quizRecord, quizzesQuery, refreshForms, refreshQuizzes } from '../forms/forms.api.ts';
import { DeleteTemplate } from '../parts/lists/DeleteTemplate.tsx';
import { NewForm } from '../parts/lists/NewForm.tsx';
import { TemplateRows } from '../parts/lists/TemplateRows.tsx';
import { TEMPLATE_LIST, TEMPLATE_NAME_MAX, type TemplateList } from '../parts/lists/templates.list.ts';

type FormRecord = Form | OnlineQuiz;

interface FormCalls<S extends FormRecord> {
  kind: 'forms' | 'quizzes';
  usePage: (list: TemplateList) => UseQueryResult<{ forms: S[]; total_pages: number; total_count: number }>;
  add: (name: string) => Promise<S>;
  copy: (form: S, name: string) => Promise<S>;
  remove: (id: number) => Promise<void>;
  restore: (id: number) => Promise<void>;
  openPath: (id: number) => string;
}

const FORMS: FormCalls<Form> = {
  kind: 'forms',
  usePage: (list) => useQuery(formsQuery(list)),
  add: (name) => formRecord.add({ name, questions: [] }),
  copy: (form, name) => formRecord.add(formInput({ ...form, name })),
  remove: formRecord.remove,
  restore: formRecord.restore,
  openPath: paths.formTemplate,
};

const QUIZZES: FormCalls<OnlineQuiz> = {
  kind: 'quizzes',
  usePage: (list) => useQuery(quizzesQuery(list)),
  add: (name) => quizRecord.add({ name, questions: [] }),
  copy: ({ questions, pass_score, time_limit_minutes }, name) =>
    quizRecord.add(quizInput({ name, questions, pass_score, time_limit_minutes })),
  remove: quizRecord.remove,
  restore: quizRecord.restore,
  openPath: paths.quizTemplate,
};

export const FormTemplates = () => <QuestionTemplates calls={FORMS} />;
export const QuizTemplates = () => <QuestionTemplates calls={QUIZZES} />;

function QuestionTemplates<S extends FormRecord>({ calls }: { calls: FormCalls<S> }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [list, changeList] = useListAddress(TEMPLATE_LIST);
  const creating = useDialog<S | null>();
  const deleting = useDialog<S>();
  const query = calls.usePage(list);

  useCableEvent('company', ({ event }) => {
    if (event === 'form_changed') void refreshForms();
    if (event === 'online_quiz_changed') void refreshQuizzes();
  });

  const addButton = (
    <GuardedButton
      demand={{ permission: 'edit_template', writes: true }}
      type="primary"
      icon={<Plus size={16} />}
      label={t(`hiring-processes:lists.${calls.kind}.add`)}
      onClick={() => creating.show(null)}
    />
  );

  const original = creating.subject;
  return (
    <>
      <HeaderActions>{addButton}</HeaderActions>
      <TemplateRows<{ forms: S[]; total_pages: number; total_count: number }, S>
        kind={calls.kind}
        query={query}
        rowsOf={({ forms }) => forms}
        list={list}
        onChange={changeList}
        facts={({ questions, stages_count }) => [
          { key: 'size', text: t('hiring-processes:questionsCount', { count: questions.length }) },
          { key: 'use', text: t('hiring-processes:usedInStages', { count: stages_count }) },
        ]}
        openPath={({ id }) => calls.openPath(id)}
        previewUrl={({ preview_url }) => preview_url}
        onCopy={creating.show}
        onRemove={deleting.show}
        addButton={addButton}
      />
      <NewForm
        key={`new ${creating.visit}`}
        open={creating.open}
        title={t(`hiring-processes:lists.${calls.kind}.add`)}
        name={original ? t('hiring-processes:copyOf', { name: original.name }).slice(0, TEMPLATE_NAME_MAX) : ''}
        create={async (name) => {
          const { id } = original ? await calls.copy(original, name) : await calls.add(name);
          void navigate(calls.openPath(id));
        }}
        onClose={creating.close}
      />
      {deleting.subject && (
        <DeleteTemplate
          key={`delete ${deleting.visit}`}
          open={deleting.open}
          subject={deleting.subject}
          text={t(`hiring-processes:deleteTemplate.${calls.kind}`)}
          remove={calls.remove}
          restore={calls.restore}
          onClose={deleting.close}
        />
      )}
    </>
  );
}
