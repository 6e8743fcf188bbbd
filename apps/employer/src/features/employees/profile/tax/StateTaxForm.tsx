// Edits the state tax with the fields of the state's form; Colorado's certificate asks for an annual allowance.
import type { EmployeeStateTax } from '@onward/contract/employees/employee';
import { formatPercentWithheld } from '@onward/domain/employees/percent-withheld';
import { ARIZONA_PERCENTS, type StateTaxForm as TaxForm } from '@onward/domain/employees/state-tax-forms';
import { type StateTaxValues, stateTaxProblems } from '@onward/domain/employees/state-taxes';
import { Checkbox, InputNumber } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../../design/fields/Field.tsx';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { DollarField } from '../../../../platform/forms/DollarField.tsx';
import { SelectField } from '../../../../platform/forms/SelectField.tsx';
import { useEditConflict } from '../../../../platform/forms/use-edit-conflict.ts';
import { type FieldBinding, type Form, useForm } from '../../../../platform/forms/use-form.ts';
import { InlineForm } from '../InlineForm.tsx';
import styles from './StateTaxSection.module.css';
import { saveStateTax } from './tax.api.ts';

interface Props {
  employeeId: number;
  tax: EmployeeStateTax;
  form: TaxForm;
  onClose: () => void;
}

const valuesOf = (tax: EmployeeStateTax): StateTaxValues => ({
  exempt: tax.exempt,
  filing_status: tax.filing_status,
  allowances: tax.allowances,
  percent_withheld: tax.percent_withheld,
  additional_withholding: tax.additional_withholding,
});

export function StateTaxForm({ employeeId, tax, form: taxForm, onClose }: Props) {
  const { t } = useTranslation();
  const [initial] = useState(() => valuesOf(tax));
  const { conflict, version, show, goOnFrom } = useEditConflict(tax.version);
  const form = useForm<StateTaxValues>({
    initial,
    check: (values) =>
      Object.fromEntries(
        Object.entries(stateTaxProblems(taxForm, values)).map(([name, problem]) => [
          name,
          t(`errors:employees.${problem}`),
        ]),
      ),
    submit: async (values) => {
      show(null);
      const sent = values.exempt ? EXEMPT : values;
      await saveStateTax(employeeId, { ...sent, version: version() });
      toasts.success(t('employees:saved', { section: t('employees:sections.state_tax') }));
      onClose();
    },
    onFailure: ({ conflict: found }) => show(found),
  });
  return (
    <InlineForm
      form={form}
      conflict={conflict}
      labelOf={(field) => t(`employees:tax.${field}`)}
      show={(field, value) => (field === 'filing_status' ? t(`employees:tax.filing.${String(value)}`) : String(value))}
      onTakeTheirs={(found) => {
        const theirs = Object.entries(found.fields).map(([name, both]) => [name, both.theirs]);
        form.change(Object.fromEntries(theirs) as Partial<StateTaxValues>);
        goOnFrom(found.version);
      }}
      onKeepMine={(found) => goOnFrom(found.version)}
      onCancel={onClose}
    >
      {taxForm.exempt && (
        <Checkbox
          className={styles.wide ?? ''}
          checked={form.values.exempt}
          onChange={({ target }) => form.field('exempt').onChange(target.checked)}
        >
          {t('employees:tax.exemptLabel')}
        </Checkbox>
      )}
      {!form.values.exempt && <TaxFields form={form} taxForm={taxForm} />}
    </InlineForm>
  );
}

/** Somebody exempt fills in nothing else. */
const EXEMPT: StateTaxValues = {
  exempt: true,
  filing_status: null,
  allowances: null,
  percent_withheld: null,
  additional_withholding: null,
};

function TaxFields({ form, taxForm }: { form: Form<StateTaxValues>; taxForm: TaxForm }) {
  const { t } = useTranslation();
  return (
    <>
      {taxForm.filingStatuses.length > 0 && (
        <SelectField<string>
          field={form.field('filing_status')}
          label={t('employees:tax.filing_status')}
          required
          options={taxForm.filingStatuses.map((status) => ({
            value: status,
            label: t(`employees:tax.filing.${status}`),
          }))}
        />
      )}
      {taxForm.allowance === 'allowances' && (
        <CountField field={form.field('allowances')} label={t('employees:tax.allowances')} />
      )}
      {taxForm.allowance === 'amount' && (
        <DollarField {...form.field('allowances')} label={t('employees:tax.annual_allowance')} />
      )}
      {taxForm.allowance === 'percent' && (
        <SelectField<string>
          field={form.field('percent_withheld')}
          label={t('employees:tax.percent_withheld')}
          required
          options={ARIZONA_PERCENTS.map((value) => ({ value, label: formatPercentWithheld(value) }))}
        />
      )}
      {taxForm.additional && (
        <DollarField {...form.field('additional_withholding')} label={t('employees:tax.additional_withholding')} />
      )}
    </>
  );
}

function CountField({ field, label }: { field: FieldBinding<number | null>; label: string }) {
  return (
    <Field htmlFor={field.id} label={label} error={field.error}>
      <InputNumber
        id={field.id}
        style={{ width: '100%' }}
        min={0}
        precision={0}
        controls={false}
        value={field.value}
        status={field.error ? 'error' : ''}
        aria-invalid={field.error !== null}
        aria-describedby={fieldNoteId(field.id)}
        onChange={field.onChange}
      />
    </Field>
  );
}
