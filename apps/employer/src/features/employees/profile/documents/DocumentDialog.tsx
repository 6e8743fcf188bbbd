// Adds a document, or changes its name, category, and expiry date (EMP-024, AHD-024).
import type { EmployeeAttachment } from '@onward/contract/employees/employee';
import { UPLOAD_MAX_BYTES, UPLOAD_RULES } from '@onward/domain/attachments/uploads';
import {
  DOCUMENT_CATEGORIES,
  DOCUMENT_NAME_MAX,
  type DocumentCategory,
} from '@onward/domain/employees/document-expiry';
import { Button } from 'antd';
import { Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../../design/fields/Field.tsx';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { SelectField } from '../../../../platform/forms/SelectField.tsx';
import { TextField } from '../../../../platform/forms/TextField.tsx';
import { type FieldBinding, useForm } from '../../../../platform/forms/use-form.ts';
import styles from './DocumentDialog.module.css';
import { addDocument, changeDocument } from './documents.api.ts';

interface Props {
  employeeId: number;
  /** Null for a new one. */
  document: EmployeeAttachment | null;
  open: boolean;
  onClose: () => void;
}

interface Entries {
  file: File | null;
  name: string;
  category: DocumentCategory | null;
  expires_on: string;
}

/** Signed documents come from signing, never from here. */
const CHOICES = DOCUMENT_CATEGORIES.filter((category) => category !== 'signed_document');

export function DocumentDialog({ employeeId, document, open, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const form = useDocumentForm(employeeId, document, onClose);
  const categories = document?.category === 'signed_document' ? DOCUMENT_CATEGORIES : CHOICES;
  return (
    <FormDialog
      id={id}
      open={open}
      title={document ? t('employees:documents.editTitle') : t('employees:documents.add')}
      submitLabel={document ? t('employees:save') : t('employees:documents.add')}
      form={form}
      onClose={onClose}
    >
      <FormAlert failure={form.failure} />
      {!document && (
        <FileField
          field={form.field('file')}
          onChoose={(file) => form.change({ file, name: form.values.name || file.name })}
        />
      )}
      <TextField
        field={form.field('name')}
        label={t('employees:documents.name')}
        maxLength={DOCUMENT_NAME_MAX}
        required
        autoComplete="off"
      />
      <SelectField<DocumentCategory>
        field={form.field('category')}
        label={t('employees:documents.category')}
        required
        options={categories.map((value) => ({ value, label: t(`employees:documents.categories.${value}`) }))}
      />
      <TextField
        field={form.field('expires_on')}
        label={t('employees:documents.expires_on')}
        hint={t('employees:documents.expiresHint')}
        type="date"
      />
    </FormDialog>
  );
}

function useDocumentForm(employeeId: number, document: EmployeeAttachment | null, onClose: () => void) {
  const { t } = useTranslation();
  const [initial] = useState<Entries>(() => ({
    file: null,
    name: document?.name ?? '',
    category: document?.category ?? null,
    expires_on: document?.expires_on ?? '',
  }));
  return useForm<Entries>({
    initial,
    check: ({ file, name, category }) => ({
      file: document ? null : fileProblem(file, t),
      name: name.trim() === '' ? t('errors:fields.required') : null,
      category: category === null ? t('errors:fields.required') : null,
    }),
    submit: async ({ file, name, category, expires_on }) => {
      if (category === null) return;
      const facts = { name: name.trim(), category, expires_on: expires_on || null };
      if (document) await changeDocument(document.id, facts);
      else if (file) await addDocument(employeeId, file, facts);
      toasts.success(t(document ? 'employees:documents.changed' : 'employees:documents.added', { name: facts.name }));
      onClose();
    },
  });
}

function fileProblem(file: File | null, t: (key: string) => string): string | null {
  if (!file) return t('employees:documents.chooseFirst');
  return file.size > UPLOAD_MAX_BYTES ? t('employees:documents.tooLarge') : null;
}

function FileField({ field, onChoose }: { field: FieldBinding<File | null>; onChoose: (file: File) => void }) {
  const { t } = useTranslation();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <Field htmlFor={field.id} label={t('employees:documents.file')} error={field.error} required>
      <input
        ref={picker}
        type="file"
        hidden
        accept={UPLOAD_RULES.document.contentTypes.join(',')}
        aria-label={t('employees:documents.file')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
        }}
      />
      <div className={styles.file}>
        <Button id={field.id} icon={<Upload size={15} />} onClick={() => picker.current?.click()}>
          {t('employees:documents.choose')}
        </Button>
        <span>{field.value?.name}</span>
      </div>
    </Field>
  );
}
