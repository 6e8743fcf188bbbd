// Chooses the company documents of a module (ONB-014).
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Field, fieldNoteId } from '../../../../../design/fields/Field.tsx';
import { useAccess } from '../../../../../platform/access.ts';
import { paths } from '../../../../../platform/routing/paths.ts';
import { documentChoicesQuery } from '../../../documents/company-documents.api.ts';
import { READ_DOCUMENTS } from '../../../setup/onboarding-demands.ts';
import styles from './ConfigureStep.module.css';

interface Props {
  chosen: readonly number[];
  error: string | undefined;
  readOnly: boolean;
  onChange: (ids: number[]) => void;
}

export function DocumentPicker({ chosen, error, readOnly, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { may } = useAccess();
  const mayRead = may(READ_DOCUMENTS);
  const mayAssign = may({ module: 'company_documents', permission: 'assign_company_document' });
  const { data: documents, isPending } = useQuery({ ...documentChoicesQuery, enabled: mayRead });
  const known = documents ?? [];
  const options = [
    // Without the permission only what is in the process can stay or leave.
    ...known
      .filter((document) => mayAssign || chosen.includes(document.id))
      .map(({ id: value, name }) => ({ value, label: name })),
    ...chosen
      .filter((value) => documents && !known.some((document) => document.id === value))
      .map((value) => ({ value, label: t('onboarding-setup:configure.deletedDocument') })),
  ];
  const hint = mayAssign ? (
    <Link to={paths.adminOnboarding('documents')}>{t('onboarding-setup:configure.manageDocuments')}</Link>
  ) : (
    t('onboarding-setup:configure.mayNotAssign')
  );
  return (
    <Field htmlFor={id} label={t('onboarding-setup:configure.documents')} hint={hint} error={error} required>
      <Select<number[]>
        id={id}
        mode="multiple"
        className={styles.wide ?? ''}
        value={[...chosen]}
        disabled={readOnly}
        loading={isPending && mayRead}
        status={error ? 'error' : ''}
        aria-invalid={Boolean(error)}
        aria-required
        aria-describedby={fieldNoteId(id)}
        placeholder={t('onboarding-setup:configure.documentsPlaceholder')}
        notFoundContent={t('onboarding-setup:configure.noDocuments')}
        showSearch={{ optionFilterProp: 'label' }}
        options={options}
        onChange={onChange}
      />
    </Field>
  );
}
