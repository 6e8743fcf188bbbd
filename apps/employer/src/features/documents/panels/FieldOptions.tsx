// The choices of a text field, one per line; without choices the signer enters any text.
import { type DocumentField, FIELD_OPTION_MAX, FIELD_OPTIONS_MAX } from '@onward/domain/documents/fields';
import { Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../design/fields/Field.tsx';
import type { FieldChange } from '../new-field.ts';

interface Props {
  field: DocumentField;
  readOnly: boolean;
  /** The choices are wrong, as text. */
  problem: string | null;
  onChange: (change: FieldChange) => void;
}

/** Each choice once, and none of them empty. */
const optionsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split('\n')
      .map((line) => line.trim().slice(0, FIELD_OPTION_MAX))
      .filter(Boolean),
  ),
];

export function FieldOptions({ field, readOnly, problem, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  // Kept as typed, so that an empty last line doesn't vanish under the caret.
  const [typed, setTyped] = useState(() => (field.options ?? []).join('\n'));
  return (
    <Field
      htmlFor={id}
      label={t('documents:editor.options')}
      hint={t('documents:editor.optionsHint', { count: FIELD_OPTIONS_MAX })}
      error={problem}
    >
      <Input.TextArea
        id={id}
        value={typed}
        disabled={readOnly}
        status={problem ? 'error' : ''}
        rows={4}
        aria-describedby={fieldNoteId(id)}
        onChange={({ target }) => {
          setTyped(target.value);
          const options = optionsOf(target.value);
          onChange({ options: options.length > 0 ? options : null });
        }}
      />
    </Field>
  );
}
