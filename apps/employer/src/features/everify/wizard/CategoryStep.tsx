// What kind of employer the company is, and whom it verifies (EVF-004).
import {
  BUSINESS_DESCRIPTIONS,
  EMPLOYER_CATEGORIES,
  type EmployerCategory,
  verifyingTypes,
} from '@onward/domain/everify/companies';
import { useTranslation } from 'react-i18next';
import fields from '../entry/EntryFields.module.css';
import { ChoiceCards } from '../parts/ChoiceCards.tsx';
import type { StepProps } from './step-props.ts';

export function CategoryStep({ editing }: StepProps) {
  const { t } = useTranslation();
  const { field, entry, change } = editing;
  const category = field<EmployerCategory | null>('employer_category');
  const types = verifyingTypes(category.value);
  const choose = (value: string) => {
    category.onChange(value as EmployerCategory);
    const { verifying_employee_type: type } = entry;
    if (type && !verifyingTypes(value as EmployerCategory).includes(type)) change('verifying_employee_type', null);
  };
  return (
    <div className={fields.groups}>
      <ChoiceCards
        field={{ ...category, onChange: choose }}
        label={t('everify:fields.employer_category')}
        options={EMPLOYER_CATEGORIES.map((value) => ({ value, label: t(`everify:categories.${value}`) }))}
      />
      <ChoiceCards
        field={field<string | null>('business_best_describe')}
        label={t('everify:fields.business_best_describe')}
        options={BUSINESS_DESCRIPTIONS.map((value) => ({ value, label: t(`everify:businesses.${value}`) }))}
      />
      <ChoiceCards
        field={field<string | null>('verifying_employee_type')}
        label={t('everify:fields.verifying_employee_type')}
        options={types.map((value) => ({ value, label: t(`everify:verifying.${value}`) }))}
      />
    </div>
  );
}
