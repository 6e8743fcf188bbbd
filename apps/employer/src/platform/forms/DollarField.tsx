// A dollar amount, typed in the format of the user's language: 13,50 must not become 1350.
import { InputNumber } from 'antd';
import { Field, fieldNoteId } from '../../design/fields/Field.tsx';
import { decimalSign, dollarSide } from '../language/dollar-format.ts';
import { useLanguage } from '../language/language.ts';

interface Props {
  id: string;
  label: string;
  value: number | null;
  error: string | null;
  onChange: (amount: number | null) => void;
  max?: number;
  required?: boolean;
  disabled?: boolean;
}

export function DollarField({ id, label, value, error, onChange, max, required = false, disabled = false }: Props) {
  const { language } = useLanguage();
  const side = dollarSide(language);
  return (
    <Field htmlFor={id} label={label} error={error} required={required}>
      <InputNumber
        id={id}
        style={{ width: '100%' }}
        prefix={side === 'prefix' && '$'}
        suffix={side === 'suffix' && '$'}
        {...(max !== undefined && { max })}
        precision={2}
        decimalSeparator={decimalSign(language)}
        controls={false}
        value={value}
        disabled={disabled}
        status={error ? 'error' : ''}
        aria-invalid={error !== null}
        aria-describedby={fieldNoteId(id)}
        onChange={onChange}
      />
    </Field>
  );
}
