// The fields of a new company and its first location.
import { statesOf } from '@onward/domain/platform/contact/regions';
import { LANGUAGES } from '@onward/domain/platform/languages';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../platform/forms/SelectField.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import type { Form } from '../../../platform/forms/use-form.ts';
import { useLanguage } from '../../../platform/language/language.ts';
import { LANGUAGE_NAMES } from '../../../platform/language/language-files.ts';
import { timeZoneOptions } from '../../../platform/language/time-zones.ts';
import styles from './NewCompanyFields.module.css';
import type { CompanyValues, LocationValues } from './new-company.form.ts';

interface Props<Values> {
  form: Form<Values>;
  size?: 'middle' | 'large';
}

export function CompanyFields({ form, size = 'middle' }: Props<CompanyValues>) {
  const { t } = useTranslation();
  const zone = form.field('company.time_zone');
  const language = form.field('company.language');
  const { language: reader } = useLanguage();
  const zones = useMemo(() => timeZoneOptions(zone.value, new Date(), reader), [zone.value, reader]);
  return (
    <div className={styles.fields}>
      <TextField
        field={form.field('company.name')}
        label={t('setup:fields.companyName')}
        autoComplete="organization"
        size={size}
        required
      />
      <SelectField<string>
        size={size}
        field={{ ...zone, onChange: (value) => zone.onChange(value ?? '') }}
        label={t('setup:fields.timeZone')}
        options={zones}
        required
      />
      <SelectField<string>
        size={size}
        field={{ ...language, onChange: (value) => language.onChange(value ?? '') }}
        label={t('setup:fields.language')}
        hint={t('setup:fields.languageHint')}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        required
      />
    </div>
  );
}

export function LocationFields({ form, size = 'middle' }: Props<LocationValues>) {
  const { t } = useTranslation();
  const state = form.field('location.state');
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <TextField
          field={form.field('location.name')}
          label={t('setup:fields.locationName')}
          autoComplete="off"
          size={size}
          required
        />
        <TextField
          field={form.field('location.brand')}
          label={t('setup:fields.brand')}
          hint={t('setup:fields.brandHint')}
          autoComplete="off"
          size={size}
        />
      </div>
      <TextField
        field={form.field('location.address_line_1')}
        label={t('setup:fields.street')}
        autoComplete="street-address"
        size={size}
        required
      />
      <div className={styles.place}>
        <TextField
          field={form.field('location.city')}
          label={t('setup:fields.city')}
          autoComplete="address-level2"
          size={size}
          required
        />
        <SelectField<string>
          size={size}
          field={{ ...state, onChange: (value) => state.onChange(value ?? '') }}
          label={t('setup:fields.state')}
          options={statesOf('US').map(({ code, name }) => ({ value: code, label: name }))}
          required
        />
        <TextField
          field={form.field('location.postal_code')}
          label={t('setup:fields.zip')}
          autoComplete="postal-code"
          inputMode="numeric"
          size={size}
          required
        />
      </div>
    </div>
  );
}
