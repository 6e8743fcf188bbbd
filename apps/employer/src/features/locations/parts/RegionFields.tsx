// Country and state of an address; the state is a list for countries whose states we know, otherwise free text.

import { COUNTRIES, countryName, statesOf } from '@onward/domain/platform/contact/regions';
import type { Language } from '@onward/domain/platform/languages';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../platform/forms/SelectField.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import type { FieldBinding } from '../../../platform/forms/use-form.ts';
import { useLanguage } from '../../../platform/language/language.ts';

interface CountryProps {
  field: FieldBinding<string>;
  onChange: (country: string) => void;
}

export function CountryField({ field, onChange }: CountryProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const options = useMemo(() => countryOptions(language), [language]);
  return (
    <SelectField<string>
      field={{ ...field, onChange: (value) => onChange(value ?? '') }}
      label={t('locations:fields.country')}
      options={options}
    />
  );
}

const countryOptions = (language: Language) =>
  COUNTRIES.map(({ code }) => ({ value: code, label: countryName(code, language) })).sort((one, other) =>
    one.label.localeCompare(other.label, language),
  );

interface StateProps {
  field: FieldBinding<string>;
  label?: string;
  country: string;
  required?: boolean;
}

export function StateField({ field, label: given, country, required = false }: StateProps) {
  const { t } = useTranslation();
  const states = statesOf(country);
  const label = given ?? t('locations:state');
  if (states.length === 0) return <TextField field={field} label={label} autoComplete="off" required={required} />;
  return (
    <SelectField<string>
      field={{ ...field, onChange: (value) => field.onChange(value ?? '') }}
      label={label}
      required={required}
      clearable={!required}
      options={states.map(({ code, name }) => ({ value: code, label: name }))}
    />
  );
}
