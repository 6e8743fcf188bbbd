// The state of a form or quiz builder.
import { useTranslation } from 'react-i18next';
import { type RecordEditing, useRecordEditor } from '../../../platform/forms/use-record-editor.ts';

interface Options<Draft, FormRecord> {
  form: FormRecord;
  draftOf: (form: FormRecord) => Draft;
  isReady: (draft: Draft) => boolean;
  save: (draft: Draft, version: number) => Promise<FormRecord>;
  read: () => Promise<FormRecord>;
}

export function useFormEditor<Draft extends { name: string }, FormRecord extends { version: number }>({
  form,
  draftOf,
  save,
  ...options
}: Options<Draft, FormRecord>): RecordEditing<Draft> {
  const { t } = useTranslation();
  return useRecordEditor<Draft, FormRecord>({
    ...options,
    draftOf,
    first: () => draftOf(form),
    version: form.version,
    save: (draft, version = form.version) => save(draft, version),
    savedText: ({ name }) => t('hiring-processes:saved', { name }),
  });
}
