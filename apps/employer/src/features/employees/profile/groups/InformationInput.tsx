// The input of one field of a group, by its kind.
import { isMasked } from '@onward/domain/employees/sensitive';
import type { PhoneNumber } from '@onward/domain/platform/contact/phone';
import { formatSsn } from '@onward/domain/platform/contact/ssn';
import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../../design/fields/Field.tsx';
import { TextCounter } from '../../../../design/fields/TextCounter.tsx';
import { DollarField } from '../../../../platform/forms/DollarField.tsx';
import { PhoneField } from '../../../../platform/forms/PhoneField.tsx';
import { SelectField } from '../../../../platform/forms/SelectField.tsx';
import { TextField } from '../../../../platform/forms/TextField.tsx';
import type { FieldBinding } from '../../../../platform/forms/use-form.ts';
import { useStartup } from '../../../../platform/startup/use-startup.ts';
import { CountryField, StateField } from '../../../locations/parts/RegionFields.tsx';
import { choiceKey } from './choice-texts.ts';
import type { GroupInput } from './group-inputs.ts';
import type { Entry } from './information-entries.ts';
import { MaskedField } from './MaskedField.tsx';

interface Props {
  input: GroupInput;
  label: string;
  field: FieldBinding<Entry>;
  /** What was saved. */
  initial: Entry;
  /** Decides which states there are. */
  country: string;
}

const optionsOf = (records: readonly { id: number; name: string }[]) =>
  records.map(({ id, name }) => ({ value: id, label: name }));

export function InformationInput({ input, label, field, initial, country }: Props) {
  const { locations, departments, staffs } = useStartup();
  const { kind, required = false } = input;
  const text = { ...field, value: String(field.value ?? '') } as FieldBinding<string>;
  const id = field as FieldBinding<number | null>;
  switch (kind) {
    case 'phone':
      return <PhoneField field={field as FieldBinding<PhoneNumber>} label={label} />;
    case 'ssn':
      return <SsnField field={text} label={label} />;
    case 'birth_day':
      return (
        <MaskedField field={text} label={label} initial={initial}>
          <TextField field={text} label={label} type="date" />
        </MaskedField>
      );
    case 'amount':
      return (
        <MaskedField field={text} label={label} initial={initial}>
          <DollarField
            id={field.id}
            label={label}
            value={typeof field.value === 'number' ? field.value : null}
            error={field.error}
            onChange={field.onChange}
          />
        </MaskedField>
      );
    case 'choice':
      return <ChoiceField input={input} label={label} field={text} />;
    case 'state':
      return <StateField field={text} label={label} country={country} />;
    case 'country':
      return <CountryField field={text} onChange={field.onChange} />;
    case 'location':
      return <SelectField<number> field={id} label={label} options={optionsOf(locations)} required={required} />;
    case 'department':
      return <SelectField<number> field={id} label={label} options={optionsOf(departments)} clearable />;
    case 'manager':
      return <SelectField<number> field={id} label={label} options={optionsOf(staffs ?? [])} clearable />;
    case 'flag':
      return <FlagField field={field} label={label} />;
    default:
      return <PlainField input={input} label={label} field={text} />;
  }
}

interface TextProps {
  input: GroupInput;
  label: string;
  field: FieldBinding<string>;
}

const INPUT_TYPES = { date: 'date', email: 'email', tel: 'tel' } as const;

function PlainField({ input: { kind, max, required = false }, label, field }: TextProps) {
  const type = kind in INPUT_TYPES ? INPUT_TYPES[kind as keyof typeof INPUT_TYPES] : 'text';
  return (
    <TextField
      field={field}
      label={label}
      type={type}
      required={required}
      autoComplete="off"
      aside={max !== undefined && <TextCounter text={field.value} max={max} />}
    />
  );
}

function ChoiceField({ input: { name, options = [] }, label, field }: TextProps) {
  const { t } = useTranslation();
  return (
    <SelectField<string>
      field={{ ...field, onChange: (value) => field.onChange(value ?? '') }}
      label={label}
      clearable
      options={options.map((value) => ({ value, label: t(choiceKey(name, value)) }))}
    />
  );
}

/** What is typed over a masked number replaces it. */
function SsnField({ field, label }: Pick<TextProps, 'field' | 'label'>) {
  const { t } = useTranslation();
  const change = (typed: string) => {
    const isTypedOver = isMasked(field.value) && /\d/.test(typed.slice(-1)) && typed.length > field.value.length;
    field.onChange(formatSsn(isTypedOver ? typed.slice(field.value.length) : typed));
  };
  return (
    <TextField
      field={{ ...field, onChange: change }}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      hint={isMasked(field.value) ? t('employees:ssnHint') : undefined}
    />
  );
}

function FlagField({ field, label }: { field: FieldBinding<Entry>; label: string }) {
  return (
    <Field htmlFor={field.id} label={label} error={field.error}>
      <span>
        <Switch id={field.id} checked={field.value === true} onChange={field.onChange} />
      </span>
    </Field>
  );
}
