// The input of one field that a signer fills in before reading a document.
import { FIELD_TEXT_MAX, type FieldValues } from '@onward/domain/documents/fields';
import { useTexts } from '../../texts/texts.ts';
import { Choices } from '../fields/Choices.tsx';
import { described, FieldGroup, FieldNotes } from '../fields/Field.tsx';
import { TextField } from '../fields/TextField.tsx';
import { type FillInput, LEGAL_NAME, NAME } from './fill-inputs.ts';

export function useFillLabels(inputs: readonly FillInput[]): (name: string) => string {
  const { t } = useTexts();
  return (name) => {
    if (name === NAME || name === LEGAL_NAME) return t('offers:page.legalName');
    const input = inputs.find((each) => each.name === name);
    return !input || input.kind === 'initials' ? t('offers:page.initials') : input.field.label;
  };
}

interface FillFieldProps {
  input: FillInput;
  values: FieldValues;
  problem: string | undefined;
  onChange(values: FieldValues): void;
}

/** Longer than any initials that are accepted, so that a full name is noticed and explained. */
const INITIALS_MAX = 12;

export function FillField({ input, values, problem, onChange }: FillFieldProps) {
  const { t } = useTexts();
  if (input.kind === 'initials') {
    const [first = ''] = input.ids;
    return (
      <TextField
        name={input.name}
        label={t('offers:page.initials')}
        hint={t('offers:page.initialsHint')}
        isRequired={input.isRequired}
        problem={problem}
        value={textOf(values, first)}
        onChange={(text) => onChange(Object.fromEntries(input.ids.map((id) => [id, text])))}
        input={{ maxLength: INITIALS_MAX, autoComplete: 'off', autoCapitalize: 'characters' }}
      />
    );
  }
  const { id, label, required: isRequired, options } = input.field;
  const frame = { name: input.name, label, isRequired, problem };
  if (input.kind === 'checkbox') {
    return (
      <div class="field">
        <label class="consent">
          <input
            {...described(frame)}
            type="checkbox"
            checked={values[id] === true}
            onChange={({ currentTarget }) => onChange({ [id]: currentTarget.checked })}
          />
          <span>
            {label} {!isRequired && <span class="optional">{t('careers:apply.optional')}</span>}
          </span>
        </label>
        <FieldNotes {...frame} />
      </div>
    );
  }
  if (options) {
    return (
      <FieldGroup {...frame} isRadioGroup>
        <Choices
          name={input.name}
          look="tiles"
          choices={options.map((option) => ({ value: option, label: option }))}
          chosen={[textOf(values, id)]}
          onChange={([chosen = '']) => onChange({ [id]: chosen })}
        />
      </FieldGroup>
    );
  }
  return (
    <TextField
      {...frame}
      value={textOf(values, id)}
      onChange={(text) => onChange({ [id]: text })}
      input={{ maxLength: FIELD_TEXT_MAX }}
    />
  );
}

const textOf = (values: FieldValues, id: string): string => {
  const value = values[id];
  return typeof value === 'string' ? value : '';
};
