// A long list of options, such as states: the phone's own picker.
import { useTexts } from '../../../texts/texts.ts';
import { described, Field, type FieldFrame } from '../../fields/Field.tsx';

interface SelectFieldProps extends FieldFrame {
  options: readonly { value: string; label: string }[];
  value: string;
  autoComplete?: string;
  onChange(value: string): void;
}

export function SelectField({ options, value, autoComplete, onChange, ...frame }: SelectFieldProps) {
  const { t } = useTexts();
  return (
    <Field {...frame}>
      <select
        {...described(frame)}
        class="select"
        autoComplete={autoComplete}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        <option value="">{t('onboarding-portal:form.choose')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
