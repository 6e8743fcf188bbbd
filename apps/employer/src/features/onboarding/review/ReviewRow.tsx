// One answer; an asked fix opens inside its row: reasons to choose from, and one sentence.
import type { FormAnswers, FormField, FormKey } from '@onward/domain/onboarding/forms/form-fields';
import { Button, Checkbox, Input } from 'antd';
import { Check, CircleAlert, FileImage, Hand } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../design/status/Pill.tsx';
import { useAnswerTexts } from '../parts/use-answer-texts.ts';
import styles from './ReviewTable.module.css';
import { chooseReason, FIX_REASONS, FIX_TEXT_MAX, withMark, withoutMark } from './review-marks.ts';
import type { Review } from './use-review.ts';

interface Props {
  form: FormKey;
  field: FormField;
  answers: FormAnswers;
  file: { upload_id: number; name: string } | null;
  /** The file beside the answers. */
  shownId: number | null;
  onShow: (uploadId: number) => void;
  name: string;
  review: Review | null;
  /** There is a file to compare the answers with. */
  hasPaper: boolean;
}

export function ReviewRow({ form, field, answers, file, shownId, onShow, name, review, hasPaper }: Props) {
  const { t } = useTranslation();
  const texts = useAnswerTexts(form);
  const label = texts.label(field);
  const lines = file ? [] : texts.text(field, answers);
  const isMarked = review?.marks[field.key] !== undefined;
  return (
    <tr className={isMarked ? styles.marked : undefined}>
      <td className={styles.field}>{label}</td>
      <td className={styles.answer} colSpan={hasPaper && isMarked ? 2 : 1}>
        {file && (
          <Button
            size="small"
            icon={<FileImage size={14} />}
            aria-pressed={file.upload_id === shownId}
            onClick={() => onShow(file.upload_id)}
          >
            {file.name}
          </Button>
        )}
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {!file && lines.length === 0 && <span className={styles.empty}>{t('onboarding:review.notAnswered')}</span>}
        {review && isMarked && <Fix field={field.key} label={label} name={name} review={review} />}
      </td>
      {review && hasPaper && !isMarked && (
        <td className={styles.paper}>
          {lines.length > 0 && <Match field={field.key} label={label} review={review} />}
        </td>
      )}
      {review && (
        <td className={styles.ask}>
          {isMarked ? (
            <Pill tone="violet" icon={Hand}>
              {t('onboarding:review.toFix')}
            </Pill>
          ) : (
            <Button
              type="text"
              size="small"
              aria-label={t('onboarding:review.askFor', { field: label })}
              onClick={() =>
                review.setMarks((now) =>
                  withMark(now, field.key, { reason: 'mismatch', text: review.sentences.mismatch }),
                )
              }
            >
              {t('onboarding:review.ask')}
            </Button>
          )}
        </td>
      )}
    </tr>
  );
}

/** What is on the paper is compared by eye. */
function Match({ field, label, review }: { field: string; label: string; review: Review }) {
  const { t } = useTranslation();
  return (
    <Checkbox
      aria-label={t('onboarding:review.matchesFor', { field: label })}
      checked={review.matching.has(field)}
      onChange={({ target }) => review.setMatch(field, target.checked)}
    >
      {t('onboarding:review.matches')}
    </Checkbox>
  );
}

interface FixProps {
  field: string;
  label: string;
  name: string;
  review: Review;
}

function Fix({ field, label, name, review }: FixProps) {
  const { t } = useTranslation();
  const id = useId();
  const mark = review.marks[field];
  if (!mark) return null;
  const problem = review.problemOf(field);
  return (
    <div className={styles.fix}>
      <p id={`${id}-question`}>{t('onboarding:review.whatToDo', { name })}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that repeats the question */}
      <div className={styles.reasons} role="group" aria-labelledby={`${id}-question`}>
        {FIX_REASONS.map((reason) => (
          <button
            key={reason}
            type="button"
            aria-pressed={mark.reason === reason}
            onClick={() => review.setMarks((now) => withMark(now, field, chooseReason(mark, reason, review.sentences)))}
          >
            {mark.reason === reason && <Check size={13} aria-hidden="true" />}
            {t(`onboarding:review.reasons.${reason}`)}
          </button>
        ))}
      </div>
      <Input
        autoFocus
        aria-label={t('onboarding:review.sentenceFor', { field: label })}
        maxLength={FIX_TEXT_MAX}
        value={mark.text}
        status={problem ? 'error' : ''}
        onChange={({ target }) => review.setMarks((now) => withMark(now, field, { ...mark, text: target.value }))}
      />
      {problem && (
        <p role="alert">
          <CircleAlert size={13} aria-hidden="true" /> {problem}
        </p>
      )}
      <p className={styles.note}>{t('onboarding:review.onlyThis')}</p>
      <div>
        <Button size="small" onClick={() => review.setMarks((now) => withoutMark(now, field))}>
          {t('onboarding:review.dontAsk')}
        </Button>
      </div>
    </div>
  );
}
