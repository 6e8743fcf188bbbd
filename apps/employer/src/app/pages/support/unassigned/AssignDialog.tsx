// Picks the company and then the applicant a message belongs to.
import type { UnassignedMessage } from '@onward/contract/messages/unassigned-messages';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useDeferredValue, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../../design/fields/Field.tsx';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { type FieldBinding, useForm } from '../../../../platform/forms/use-form.ts';
import styles from './AssignDialog.module.css';
import { applicantChoicesQuery, assignMessage, companyChoicesQuery } from './unassigned.api.ts';
import { useAddressText } from './use-address-text.ts';

interface Props {
  message: UnassignedMessage;
  open: boolean;
  onClose: () => void;
}

interface Choice {
  value: number;
  label: string;
}

export function AssignDialog({ message, open, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const addressText = useAddressText(message);
  const [company, setCompany] = useState('');
  const [name, setName] = useState('');
  const form = useForm({
    initial: { company_id: null as number | null, application_id: null as number | null },
    check: ({ company_id, application_id }) => ({
      company_id: company_id === null ? t('messages:unassigned.companyNeeded') : null,
      // Applicants can be chosen once the company is known.
      application_id: company_id !== null && application_id === null ? t('messages:unassigned.applicantNeeded') : null,
    }),
    submit: async ({ company_id, application_id }) => {
      if (company_id === null || application_id === null) return;
      await assignMessage(message.id, { company_id, application_id });
      toasts.success(t('messages:unassigned.assigned'));
      onClose();
    },
  });
  const companyId = form.values.company_id;
  const { data: companies = [] } = useQuery(companyChoicesQuery(useDeferredValue(company)));
  const { data: applicants = [] } = useQuery(applicantChoicesQuery(companyId, useDeferredValue(name)));
  const companyField = form.field('company_id');
  return (
    <FormDialog
      id={id}
      open={open}
      title={t('messages:unassigned.dialogTitle', { sender: addressText(message.sender) })}
      submitLabel={t('messages:unassigned.assign')}
      form={form}
      onClose={onClose}
    >
      <FormAlert failure={form.failure} />
      <p>{t('messages:unassigned.dialogText')}</p>
      <SearchedSelect
        field={{
          ...companyField,
          onChange: (value) => form.change({ company_id: value, application_id: null }),
        }}
        label={t('messages:unassigned.company')}
        choices={companies}
        noneFound={t('messages:unassigned.noCompany')}
        onSearch={setCompany}
      />
      <SearchedSelect
        field={form.field('application_id')}
        label={t('messages:unassigned.applicant')}
        hint={t('messages:unassigned.applicantHint')}
        choices={companyId === null ? [] : applicants}
        noneFound={t('messages:unassigned.nobody')}
        disabled={companyId === null}
        onSearch={setName}
      />
    </FormDialog>
  );
}

interface SearchedProps {
  field: Pick<FieldBinding<number | null>, 'id' | 'value' | 'error'> & { onChange(value: number | null): void };
  label: string;
  hint?: string;
  choices: readonly Choice[];
  noneFound: string;
  disabled?: boolean;
  onSearch: (text: string) => void;
}

/** The server searches, because there are too many choices to load all. */
function SearchedSelect({ field, label, hint, choices, noneFound, disabled = false, onSearch }: SearchedProps) {
  return (
    <Field htmlFor={field.id} label={label} hint={hint} error={field.error} required>
      <Select<number>
        id={field.id}
        className={styles.select ?? ''}
        value={field.value}
        onChange={(value) => field.onChange(value ?? null)}
        options={[...choices]}
        showSearch={{ filterOption: false, onSearch }}
        notFoundContent={noneFound}
        disabled={disabled}
        status={field.error ? 'error' : ''}
        aria-invalid={field.error !== null}
        aria-required
        aria-describedby={fieldNoteId(field.id)}
      />
    </Field>
  );
}
