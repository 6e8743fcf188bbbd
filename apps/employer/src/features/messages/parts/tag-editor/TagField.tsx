// A form field whose merge tags are chips (MSG-012).
import type { ReactNode, Ref } from 'react';
import { Field, fieldNoteId } from '../../../../design/fields/Field.tsx';
import { TagEditor, type TagEditorHandle } from './TagEditor.tsx';
import styles from './TagField.module.css';

interface Props {
  id: string;
  label: string;
  value: string;
  onChange: (text: string) => void;
  error?: string | null;
  required?: boolean;
  singleLine?: boolean;
  maxLength?: number;
  /** At the right of the label. */
  aside?: ReactNode;
  onFocusChange?: (focused: boolean) => void;
  ref?: Ref<TagEditorHandle>;
}

export const TagField = ({ id, label, error = null, required = false, aside, ref, ...editor }: Props) => (
  <Field htmlFor={id} label={label} aside={aside} error={error} required={required}>
    <div className={styles.box} data-wrong={error !== null}>
      <TagEditor
        id={id}
        {...(ref && { ref })}
        label={label}
        placeholder=""
        values={null}
        describedBy={fieldNoteId(id)}
        {...editor}
      />
    </div>
  </Field>
);
