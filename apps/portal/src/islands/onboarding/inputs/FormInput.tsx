// The input of one field of an onboarding form, chosen by its kind.
import type { FormAnswer } from '@onward/domain/onboarding/forms/form-fields';
import { statesOf } from '@onward/domain/platform/contact/regions';
import type { AnswerValue } from '@onward/domain/questions/answers';
import { useTexts } from '../../../texts/texts.ts';
import { Choices } from '../../fields/Choices.tsx';
import { FieldGroup } from '../../fields/Field.tsx';
import { PhoneField } from '../../fields/PhoneField.tsx';
import { QuestionField } from '../../fields/QuestionField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { isMasked } from '../form/form-answers.ts';
import { autoCompleteOf } from './autocomplete.ts';
import { FlagField } from './FlagField.tsx';
import type { FormInputProps } from './form-input-props.ts';
import { LazyAccounts, LazyPhoto } from './lazy-inputs.tsx';
import { NumberField, Stepper } from './NumberFields.tsx';
import { SecretField, StoredSecret } from './SecretField.tsx';
import { SelectField } from './SelectField.tsx';

/** More options than this are a list instead of cards. */
const CARDS_MAX = 8;

const textIn = (value: FormAnswer | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export function FormInput(props: FormInputProps) {
  const { field, answers, problems, texts, onChange } = props;
  const { key } = field;
  const value = answers[key];
  const frame = {
    name: key,
    label: texts.labelOf(key),
    hint: texts.helpOf(field),
    isRequired: props.isRequired,
    problem: problems[key],
  };
  const set = (next: FormAnswer): void => onChange({ [key]: next });
  if (field.sensitive && isMasked(value)) {
    return <StoredSecret {...frame} value={textIn(value)} onChange={() => set('')} />;
  }
  switch (field.kind) {
    case 'flag':
      return <FlagField {...frame} isChecked={value === true} onChange={set} />;
    case 'count':
      return <Stepper {...frame} value={value} max={field.max} onChange={set} />;
    case 'money':
      return <NumberField {...frame} value={value} onChange={set} />;
    case 'choice':
      return <ChoiceInput {...props} frame={frame} options={field.options} />;
    case 'accounts':
      return <LazyAccounts accounts={value} problems={problems} onChange={set} />;
    case 'file':
      return <LazyPhoto {...props} frame={frame} />;
    case 'question':
      return field.question.question_type === 'file' ? (
        <LazyPhoto {...props} frame={frame} />
      ) : (
        <QuestionField
          question={{ ...field.question, options: [...field.question.options] }}
          value={(value ?? null) as AnswerValue}
          problem={frame.problem}
          files={null}
          onChange={(next) => set(next as FormAnswer)}
        />
      );
    default:
      return <TypedInput {...props} frame={frame} />;
  }
}

interface FramedProps extends FormInputProps {
  frame: { name: string; label: string; hint: string | undefined; isRequired: boolean; problem: string | undefined };
}

function ChoiceInput({
  field,
  answers,
  texts,
  frame,
  options,
  onChange,
}: FramedProps & { options: readonly string[] }) {
  const value = textIn(answers[field.key]);
  const choices = options.map((option) => ({ value: option, label: texts.optionOf(field, option) }));
  const set = (next: string | undefined): void => onChange({ [field.key]: next ?? null });
  if (options.length > CARDS_MAX) return <SelectField {...frame} options={choices} value={value} onChange={set} />;
  return (
    <FieldGroup {...frame} isRadioGroup>
      <Choices name={field.key} choices={choices} chosen={value ? [value] : []} onChange={([next]) => set(next)} />
    </FieldGroup>
  );
}

function TypedInput({ field, answers, today, frame, onChange }: FramedProps) {
  const { key } = field;
  const { language } = useTexts();
  const value = textIn(answers[key]);
  const set = (next: string): void => onChange({ [key]: next });
  const autoComplete = autoCompleteOf(key);
  switch (field.kind) {
    case 'ssn':
      return <SecretField {...frame} format="ssn" inputMode="numeric" value={value} onChange={set} />;
    case 'phone':
      return field.region ? (
        <PhoneField
          {...frame}
          phone={value}
          region={textIn(answers[field.region]) || '1'}
          onChange={({ phone, region_number }) =>
            onChange({
              ...(phone !== undefined && { [key]: phone }),
              ...(region_number !== undefined && { [field.region ?? '']: region_number }),
            })
          }
        />
      ) : (
        <TextField {...frame} value={value} onChange={set} input={{ type: 'tel', inputMode: 'tel', autoComplete }} />
      );
    case 'state': {
      const country = key === 'state' ? textIn(answers.country) || 'US' : 'US';
      const options = statesOf(country).map(({ code, name }) => ({ value: code, label: name }));
      return <SelectField {...frame} options={options} value={value} autoComplete={autoComplete} onChange={set} />;
    }
    case 'birth_day':
      return <TextField {...frame} value={value} onChange={set} input={{ type: 'date', autoComplete, max: today }} />;
    case 'day':
      return <TextField {...frame} value={value} onChange={set} input={{ type: 'date', autoComplete }} />;
    case 'email':
      return (
        <TextField
          {...frame}
          value={value}
          onChange={set}
          input={{ type: 'email', inputMode: 'email', autoComplete }}
        />
      );
    case 'postal_code':
      return <TextField {...frame} value={value} onChange={set} input={{ autoComplete, maxLength: 10 }} />;
    case 'text':
      if (field.sensitive) {
        return <SecretField {...frame} value={value} maxLength={field.max + 2} onChange={set} />;
      }
      return (
        <TextField
          {...frame}
          value={value}
          onChange={set}
          {...(field.max > LONG_TEXT && { lines: 4 })}
          input={{ autoComplete, maxLength: field.max, autoCapitalize: language === 'zh' ? 'none' : 'words' }}
        />
      );
    default:
      return null;
  }
}

const LONG_TEXT = 200;
