// What the input of a field gets.
import type { FormAnswers, FormField } from '@onward/domain/onboarding/forms/form-fields';
import type { FailedFile } from '../../fields/use-transfer.ts';
import type { FormTexts } from '../form/use-form-texts.ts';

export interface KnownFile {
  upload_id: number;
  name: string;
  /** Of a photo, from 0 to 100; null for other files. */
  sharpness: number | null;
}

export interface FormInputProps {
  field: FormField;
  isRequired: boolean;
  answers: FormAnswers;
  /** All problems of the form by name, as texts. */
  problems: Readonly<Record<string, string>>;
  texts: FormTexts;
  today: string;
  files: readonly KnownFile[];
  onChange(changes: FormAnswers): void;
  /** A file that is uploading; resolves to true when it has arrived. */
  onSending(arrival: Promise<boolean>): void;
  onFile(file: KnownFile): void;
  /** By the name of their field: chosen files that were refused or did not arrive. */
  failed: Readonly<Record<string, FailedFile>>;
  onFailed(name: string, failed: FailedFile | null): void;
}
