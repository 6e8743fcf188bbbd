// The input of one field that staff fill in, by its kind.
import type { FormAnswers, FormField, FormKey } from '@onward/domain/onboarding/forms/form-fields';
import { useId } from 'react';
import { CheckField } from '../../../design/fields/CheckField.tsx';
import { DollarField } from '../../../platform/forms/DollarField.tsx';
import { SelectField } from '../../../platform/forms/SelectField.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import { useAnswerTexts } from './use-answer-texts.ts';

interface Props {
  form: FormKey;
  field: FormField;
  state: {
    answers: FormAnswers;
    change(changed: FormAnswers): void;
    problemOf(field: string): string | null;
  };
  /** Instead of the label of the form. */
  label?: string;
}

const noBlur = () => undefined;

export function HrField({ form, field, state, label: given }: Props) {
  const id = useId();
  const texts = useAnswerTexts(form);
  const { departments, staffs } = useStartup();
  const { key, required = false } = field;
  const value = state.answers[key] ?? null;
  const label = given ?? texts.label(field);
  const error = state.problemOf(key);
  const text = {
    id,
    value: typeof value === 'string' ? value : '',
    error,
    onBlur: noBlur,
    onChange: (next: string) => state.change({ [key]: next }),
  };
  const choice = { id, error, onBlur: noBlur };
  const setChosen = (next: string | number | null) => state.change({ [key]: next });
  switch (field.kind) {
    case 'choice':
      return (
        <SelectField<string>
          field={{ ...choice, value: typeof value === 'string' ? value : null, onChange: setChosen }}
          label={label}
          required={required}
          clearable={!required}
          options={field.options.map((option) => ({ value: option, label: texts.option(key, option) }))}
        />
      );
    case 'department':
    case 'staff':
      return (
        <SelectField<number>
          field={{ ...choice, value: typeof value === 'number' ? value : null, onChange: setChosen }}
          label={label}
          required={required}
          clearable
          options={(field.kind === 'staff' ? (staffs ?? []) : departments).map((record) => ({
            value: record.id,
            label: record.name,
          }))}
        />
      );
    case 'money':
      return (
        <DollarField
          id={id}
          label={label}
          value={typeof value === 'number' ? value : null}
          error={error}
          required={required}
          onChange={(amount) => state.change({ [key]: amount })}
        />
      );
    case 'flag':
      return (
        <CheckField
          id={id}
          label={label}
          checked={value === true}
          error={error}
          onChange={(checked) => state.change({ [key]: checked })}
        />
      );
    case 'day':
    case 'birth_day':
      return <TextField field={text} label={label} required={required} type="date" />;
    default:
      return (
        <TextField
          field={text}
          label={label}
          required={required}
          autoComplete="off"
          {...(field.kind === 'text' && { maxLength: field.max })}
        />
      );
  }
}
