// A photo taken with the camera of a phone, or a file of a computer.
import { UPLOAD_MAX_BYTES, UPLOAD_RULES } from '@onward/domain/attachments/uploads';
import { Button } from 'antd';
import { Camera } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../design/fields/Field.tsx';

interface Props {
  /** `chosen` is the name of the photo. */
  field: { id: string; chosen: string | null; error: string | null; onChange(file: File): void };
  label: string;
  hint?: string;
  required?: boolean;
}

export function PhotoInput({ field, label, hint, required = false }: Props) {
  const { t } = useTranslation();
  const picker = useRef<HTMLInputElement>(null);
  const { id, chosen, error, onChange } = field;
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (file) onChange(file);
  };
  return (
    <Field htmlFor={id} label={label} hint={chosen ?? hint} error={error} required={required}>
      <input
        ref={picker}
        type="file"
        hidden
        accept={UPLOAD_RULES.image.contentTypes.join(',')}
        capture="environment"
        aria-label={label}
        onChange={take}
      />
      <Button
        id={id}
        block
        icon={<Camera size={16} />}
        aria-describedby={fieldNoteId(id)}
        onClick={() => picker.current?.click()}
      >
        {t('everify-cases:upload.choose')}
      </Button>
    </Field>
  );
}

export const isTooLarge = (file: File | null): boolean => (file?.size ?? 0) > UPLOAD_MAX_BYTES;
