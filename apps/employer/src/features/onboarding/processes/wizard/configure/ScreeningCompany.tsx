// The company at the tax credit provider: chosen from its list, or typed while it is not connected (INT-013).
import { definitionOf } from '@onward/domain/integrations/nicknames';
import { CONFIG_TEXT_MAX } from '@onward/domain/onboarding/processes';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../../../design/fields/Field.tsx';
import { TextInput } from '../../../../../design/fields/TextInput.tsx';
import { screeningCompaniesQuery } from '../../onboarding-processes.api.ts';
import styles from './ConfigureStep.module.css';

interface Props {
  value: string;
  error: string | undefined;
  readOnly: boolean;
  onChange: (company: string) => void;
}

export function ScreeningCompany({ value, error, readOnly, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { data: companies = [] } = useQuery(screeningCompaniesQuery);
  const isListed = companies.length > 0;
  const { name } = definitionOf('wotc');
  const shared = {
    id,
    disabled: readOnly,
    status: error ? ('error' as const) : ('' as const),
    'aria-required': true,
    'aria-describedby': fieldNoteId(id),
  };
  // What was typed before the provider was connected stays, until somebody chooses another one.
  const isKept = value !== '' && companies.every((company) => company.id !== value);
  const options = [
    ...(isKept ? [{ value, label: value }] : []),
    ...companies.map((company) => ({ value: company.id, label: `${company.name} (${company.id})` })),
  ];
  return (
    <div className={styles.fields}>
      <Field
        htmlFor={id}
        label={t('onboarding-setup:configure.wotc_company')}
        hint={t(`onboarding-setup:configure.${isListed ? 'companyOf' : 'companyTyped'}`, { name })}
        error={error}
        required
      >
        {isListed ? (
          <Select {...shared} value={value || undefined} options={options} onChange={onChange} />
        ) : (
          <TextInput
            {...shared}
            value={value}
            maxLength={CONFIG_TEXT_MAX}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
    </div>
  );
}
