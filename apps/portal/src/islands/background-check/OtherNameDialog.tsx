// Asks once about a legal name with another last name than the application: the report is about whoever is named here.
import { useEffect, useRef } from 'preact/hooks';
import { useTexts } from '../../texts/texts.ts';
import { ignoreHeldEnter } from '../tasks/press-guard.ts';

interface OtherNameDialogProps {
  applied: string;
  name: string;
  onConfirmed(): void;
  /** The name is to be corrected. */
  onCorrect(): void;
  onClose(): void;
}

export function OtherNameDialog({ applied, name, onConfirmed, onCorrect, onClose }: OtherNameDialogProps) {
  const { t } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      class="confirmation"
      aria-labelledby="other-name-title"
      aria-describedby="other-name-text"
      onClose={onClose}
      onKeyDown={ignoreHeldEnter}
    >
      <h2 id="other-name-title">{t('check-consent:page.name.title')}</h2>
      <p id="other-name-text">{t('check-consent:page.name.text', { applied, name })}</p>
      <div class="confirmation-buttons">
        {/* First, so that it has the focus when the dialog opens. */}
        <button
          class="quiet-button"
          type="button"
          onClick={() => {
            dialog.current?.close();
            onCorrect();
          }}
        >
          {t('check-consent:page.name.no')}
        </button>
        <button
          class="button"
          type="button"
          onClick={() => {
            dialog.current?.close();
            onConfirmed();
          }}
        >
          {t('check-consent:page.name.yes')}
        </button>
      </div>
    </dialog>
  );
}
