// Legal entity, employer ID number, addresses, size, and industry (EVF-003).
import { EMPLOYEE_BANDS, type EmployeeBand, EVERIFY_NAME_MAX } from '@onward/domain/everify/companies';
import { NAICS_CODES } from '@onward/domain/everify/naics';
import { formatEmployerId } from '@onward/domain/locations/tax-infos';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../platform/forms/SelectField.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import fields from '../entry/EntryFields.module.css';
import type { EntryFields } from '../entry/entry-field.ts';
import { maskedEin } from '../entry/entry-paths.ts';
import { AddressFields } from './AddressFields.tsx';
import type { StepProps } from './step-props.ts';

export function CompanyInfoStep({ editing: { field } }: StepProps) {
  const { t } = useTranslation();
  const same = field<boolean>('physical_address_as_mailing_address');
  return (
    <div className={fields.groups}>
      <div className={fields.fields}>
        <div className={fields.wide}>
          <TextField
            field={field('company_name')}
            label={t('everify:fields.company_name')}
            required
            maxLength={EVERIFY_NAME_MAX}
            autoComplete="organization"
          />
        </div>
        <EinField field={field} />
        <TextField
          field={field('dba_name')}
          label={t('everify:fields.dba_name')}
          hint={t('everify:hints.optional')}
          maxLength={EVERIFY_NAME_MAX}
        />
        <AddressFields path="physical_address" field={field} />
      </div>
      <Checkbox id={same.id} checked={same.value} onChange={({ target }) => same.onChange(target.checked)}>
        {t('everify:fields.same_address')}
      </Checkbox>
      {!same.value && (
        <fieldset className={fields.group}>
          <legend>{t('everify:fields.mailing_address')}</legend>
          <div className={fields.fields}>
            <AddressFields path="mailing_address" field={field} />
          </div>
        </fieldset>
      )}
      <div className={fields.fields}>
        <SelectField<EmployeeBand>
          field={field<EmployeeBand | null>('number_of_employees')}
          label={t('everify:fields.number_of_employees')}
          required
          options={EMPLOYEE_BANDS.map((value) => ({ value, label: t(`everify:bands.${value}`) }))}
        />
        <NaicsField field={field} />
      </div>
    </div>
  );
}

function EinField({ field }: EntryFields) {
  const { t } = useTranslation();
  const ein = field<string>('employer_id_number');
  return (
    <TextField
      field={{ ...ein, value: formatEmployerId(ein.value), onChange: (text) => ein.onChange(maskedEin(text)) }}
      label={t('everify:fields.employer_id_number')}
      hint={t('everify:hints.ein')}
      required
      inputMode="numeric"
      autoComplete="off"
    />
  );
}

/** Who doesn't know it leaves it out. */
function NaicsField({ field }: EntryFields) {
  const { t } = useTranslation();
  const has = field<boolean>('has_naics_code');
  const code = field<string>('naics_code');
  return (
    <div>
      <SelectField<string>
        field={{ ...code, onChange: (value) => code.onChange(value ?? '') }}
        label={t('everify:fields.naics_code')}
        hint={t('everify:hints.naics')}
        required={has.value}
        disabled={!has.value}
        options={NAICS_CODES.map((value) => ({ value, label: `${value} · ${t(`everify-naics:codes.${value}`)}` }))}
      />
      <Checkbox id={has.id} checked={has.value} onChange={({ target }) => has.onChange(target.checked)}>
        {t('everify:fields.has_naics_code')}
      </Checkbox>
    </div>
  );
}
