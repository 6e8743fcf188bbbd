// One bank account of the form.
import { ACCOUNT_TYPES, SPLIT_KINDS } from '@onward/domain/employees/direct-deposit';
import { Button, InputNumber } from 'antd';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../../design/fields/Field.tsx';
import { DollarField } from '../../../../platform/forms/DollarField.tsx';
import { SelectField } from '../../../../platform/forms/SelectField.tsx';
import { TextField } from '../../../../platform/forms/TextField.tsx';
import type { FieldBinding } from '../../../../platform/forms/use-form.ts';
import styles from './AccountFields.module.css';
import type { AccountEntry } from './deposit-entries.ts';

interface Props {
  account: AccountEntry;
  number: number;
  problem: (name: string) => string | null;
  onChange: (account: AccountEntry) => void;
  onRemove: () => void;
}

const stay = () => undefined;

export function AccountFields({ account, number, problem, onChange, onRemove }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const bind = <Name extends keyof AccountEntry & string>(name: Name): FieldBinding<AccountEntry[Name]> => ({
    id: `${id}-${name}`,
    value: account[name],
    error: problem(name),
    onChange: (value) => onChange({ ...account, [name]: value }),
    onBlur: stay,
  });
  const choice = <Name extends 'account_type' | 'split'>(name: Name) => ({
    ...bind(name),
    onChange: (value: string | null) => onChange({ ...account, [name]: value ?? account[name] }),
  });
  return (
    <fieldset className={styles.account}>
      <legend>{t('employees:deposit.number', { number })}</legend>
      <Button
        type="text"
        size="small"
        className={styles.remove ?? ''}
        icon={<Trash2 size={15} />}
        aria-label={t('employees:deposit.remove', { number })}
        title={t('employees:deposit.remove', { number })}
        onClick={onRemove}
      />
      <TextField field={bind('bank_name')} label={t('employees:deposit.bank_name')} maxLength={60} autoComplete="off" />
      <SelectField<string>
        field={choice('account_type')}
        label={t('employees:deposit.account_type')}
        options={ACCOUNT_TYPES.map((type) => ({ value: type, label: t(`employees:deposit.types.${type}`) }))}
      />
      <TextField
        field={bind('routing_number')}
        label={t('employees:deposit.routing_number')}
        inputMode="numeric"
        maxLength={20}
        autoComplete="off"
        required
      />
      <TextField
        field={bind('account_number')}
        label={t('employees:deposit.account_number')}
        maxLength={30}
        autoComplete="off"
        required
      />
      <SelectField<string>
        field={choice('split')}
        label={t('employees:deposit.split')}
        options={SPLIT_KINDS.map((kind) => ({ value: kind, label: t(`employees:deposit.splits.${kind}`) }))}
      />
      <Share account={account} field={bind('value')} />
    </fieldset>
  );
}

function Share({ account, field }: { account: AccountEntry; field: FieldBinding<number | null> }) {
  const { t } = useTranslation();
  if (account.split === 'remainder') return null;
  if (account.split === 'flat_amount') {
    return <DollarField {...field} label={t('employees:deposit.amount')} required />;
  }
  return (
    <Field htmlFor={field.id} label={t('employees:deposit.percent')} error={field.error} required>
      <InputNumber
        id={field.id}
        style={{ width: '100%' }}
        min={0}
        max={100}
        suffix="%"
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
