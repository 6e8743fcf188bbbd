// A question of a posting, a form or a quiz with the matching input.
import type { AskedQuestion } from '@onward/contract/questions/questions';
import type { AnswerValue } from '@onward/domain/questions/answers';
import { choicesOf, LONG_TEXT_MAX, SHORT_TEXT_MAX } from '@onward/domain/questions/questions';
import { useTexts } from '../../texts/texts.ts';
import type { Upload } from '../upload-file.ts';
import { Choices } from './Choices.tsx';
import { FieldGroup } from './Field.tsx';
import { FileField } from './FileField.tsx';
import { languageOfQuestion } from './question-language.ts';
import { TextField } from './TextField.tsx';
import type { FailedFile } from './use-transfer.ts';

const LINES = 4;

export interface Files {
  uploads: readonly Upload[];
  isDisabled: boolean;
  uploadAddress(): Promise<string>;
  onUploaded(upload: Upload): void;
  failed: Readonly<Record<string, FailedFile>>;
  onSending(arrival: Promise<boolean>): void;
  onFailed(name: string, failed: FailedFile | null): void;
}

interface QuestionFieldProps {
  question: AskedQuestion;
  /** All that were written together; they tell the language of one that is too short. */
  among?: readonly AskedQuestion[];
  value: AnswerValue;
  problem: string | undefined;
  files: Files | null;
  onChange(value: AnswerValue): void;
}

export function QuestionField({ question, among, value, problem, files, onChange }: QuestionFieldProps) {
  const { t, language } = useTexts();
  const { id, title, question_type: type, is_required: isRequired } = question;
  const lang = languageOfQuestion(question, language, among);
  const frame = { name: `answers.${id}`, label: title, labelLang: lang, isRequired, problem };
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  switch (type) {
    case 'short_text':
      return <TextField {...frame} value={text} onChange={onChange} input={{ maxLength: SHORT_TEXT_MAX }} />;
    case 'long_text':
      return (
        <TextField {...frame} value={text} onChange={onChange} lines={LINES} input={{ maxLength: LONG_TEXT_MAX }} />
      );
    case 'number':
      return <TextField {...frame} value={text} onChange={onChange} input={{ inputMode: 'decimal' }} />;
    case 'date':
      return <TextField {...frame} value={text} onChange={onChange} input={{ type: 'date' }} />;
    case 'file':
      return files ? (
        <FileField
          {...frame}
          category="document"
          upload={files.uploads.find((upload) => upload.id === Number(value))}
          isDisabled={files.isDisabled}
          uploadAddress={files.uploadAddress}
          failed={files.failed[frame.name]}
          onSending={files.onSending}
          onFailed={files.onFailed}
          onUploaded={(upload) => {
            if (upload) files.onUploaded(upload);
            onChange(upload?.id ?? null);
          }}
        />
      ) : null;
    case 'multiple_choice':
      return (
        <FieldGroup {...frame} hint={t('careers:questions.several')}>
          <Choices
            name={frame.name}
            several
            isInvalid={problem !== undefined}
            choices={choicesOf(question).map((option) => ({ value: option, label: option, lang }))}
            chosen={Array.isArray(value) ? value : []}
            onChange={onChange}
          />
        </FieldGroup>
      );
    case 'single_choice':
    case 'yes_no':
      return (
        <FieldGroup {...frame} isRadioGroup>
          <Choices
            name={frame.name}
            choices={choicesOf(question).map((option) => ({
              value: option,
              ...(type === 'yes_no' ? { label: t(`careers:questions.${option}`) } : { label: option, lang }),
            }))}
            chosen={text ? [text] : []}
            onChange={([chosen]) => onChange(chosen ?? null)}
          />
        </FieldGroup>
      );
  }
}

/** An answer as text, for the summary. */
export function useAnswerText() {
  const { t } = useTexts();
  return ({ question_type: type }: AskedQuestion, value: AnswerValue, uploads: readonly Upload[]): string => {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0))
      return t('careers:apply.notAnswered');
    if (type === 'yes_no') return t(`careers:questions.${value}`);
    if (type === 'file')
      return uploads.find(({ id }) => id === Number(value))?.file_name ?? t('careers:apply.notAnswered');
    return Array.isArray(value) ? value.join(', ') : String(value);
  };
}
