// Support staff choose a company to visit and give a reason, which the company can read (IDN-041).
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../design/fields/Field.tsx';
import { TextInput } from '../../../design/fields/TextInput.tsx';
import { ErrorBlock } from '../../../design/page/ErrorBlock.tsx';
import { PlainButton } from '../../../design/page/PlainButton.tsx';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import form from '../../../platform/forms/form.module.css';
import { readFailure } from '../../../platform/forms/read-failure.ts';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { callVisitCompany, supportedCompaniesQuery } from '../identity.api.ts';
import styles from './VisitForm.module.css';

const REASON_MIN_LENGTH = 10;

export default function VisitForm({ onEnter }: { onEnter: (companyId: number) => void }) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const { data, error, refetch } = useQuery(supportedCompaniesQuery(useDeferredValue(search).trim()));
  const visit = useForm({
    initial: { company: '', reason: '' },
    check: ({ company, reason }) => ({
      company: company === '' ? t('security:visit.companyMissing') : null,
      reason: reason.trim().length < REASON_MIN_LENGTH ? t('security:visit.reasonTooShort') : null,
    }),
    submit: async ({ company, reason }) => onEnter((await callVisitCompany(Number(company), reason)).id),
  });
  const chosen = visit.field('company');
  return (
    <form className={form.stack} onSubmit={visit.onSubmit} noValidate>
      <Field htmlFor="company-search" label={t('security:visit.search')}>
        <TextInput
          id="company-search"
          type="search"
          size="large"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </Field>
      {error && (
        <ErrorBlock
          title={t('security:notLoaded')}
          message={readFailure(error).message}
          onRetry={() => void refetch()}
        />
      )}
      <Field htmlFor={chosen.id} label={t('security:visit.company')} error={chosen.error}>
        <div
          id={chosen.id}
          className={styles.companies}
          role="radiogroup"
          aria-label={t('security:visit.company')}
          tabIndex={-1}
        >
          {data?.length === 0 && <p>{t('security:visit.noneFound')}</p>}
          {data?.map(({ id, name }) => (
            <label key={id}>
              <input
                type="radio"
                name="company"
                checked={chosen.value === String(id)}
                onChange={() => chosen.onChange(String(id))}
              />
              {name}
            </label>
          ))}
        </div>
      </Field>
      <TextField
        field={visit.field('reason')}
        label={t('security:visit.reason')}
        hint={t('security:visit.reasonHint')}
        size="large"
        maxLength={500}
      />
      <FormAlert failure={visit.failure} />
      <PlainButton type="submit" primary size="large" wide busy={visit.busy}>
        {t('security:visit.submit')}
      </PlainButton>
    </form>
  );
}
