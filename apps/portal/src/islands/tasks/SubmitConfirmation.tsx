// Asks before a quiz is submitted, because that can't be undone; names what isn't answered yet (CAR-016).
import { useEffect, useRef } from 'preact/hooks';
import { useTexts } from '../../texts/texts.ts';
import { ignoreHeldEnter } from './press-guard.ts';

interface SubmitConfirmationProps {
  unanswered: number;
  total: number;
  isSending: boolean;
  failure: string | null;
  onSubmit(event: Event): void;
  onClose(): void;
}

export function SubmitConfirmation(props: SubmitConfirmationProps) {
  const { unanswered, total, isSending, failure, onSubmit, onClose } = props;
  const { t } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      class="confirmation"
      aria-labelledby="confirm-title"
      aria-describedby="confirm-text"
      onClose={onClose}
      onKeyDown={ignoreHeldEnter}
    >
      <h2 id="confirm-title">{t('careers:quiz.confirm.title')}</h2>
      <p id="confirm-text">
        {unanswered > 0
          ? t('careers:quiz.confirm.unanswered', { count: unanswered, total })
          : t('careers:quiz.confirm.complete')}
      </p>
      {failure && (
        <p class="notice notice-problem" role="alert">
          {failure}
        </p>
      )}
      <div class="confirmation-buttons">
        {/* First, so that it has the focus when the dialog opens. */}
        <button class="quiet-button" type="button" onClick={() => dialog.current?.close()}>
          {t('careers:quiz.confirm.keep')}
        </button>
        <button class="button" type="button" disabled={isSending} onClick={onSubmit}>
          {t('careers:quiz.handIn')}
        </button>
      </div>
    </dialog>
  );
}
