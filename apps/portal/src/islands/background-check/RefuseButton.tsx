// Not agreeing to the check: asks first, because it ends the task.
import { type CheckTask, refuseCheck } from '@onward/contract/background-checks/check-tasks';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useTexts } from '../../texts/texts.ts';
import { api } from '../api.ts';
import { ignoreHeldEnter } from '../tasks/press-guard.ts';

interface RefuseButtonProps {
  company: string;
  token: string;
  onRefused(task: CheckTask): void;
  onFailed(error: unknown): void;
}

export function RefuseButton(props: RefuseButtonProps) {
  const { t } = useTexts();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button class="text-button" type="button" onClick={() => setAsking(true)}>
        {t('check-consent:page.refuse.button')}
      </button>
      {isAsking && <Confirmation {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

function Confirmation({ company, token, onRefused, onFailed, onClose }: RefuseButtonProps & { onClose(): void }) {
  const { t } = useTexts();
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const send = async (): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(true);
    try {
      onRefused(await api().call(refuseCheck, { params: { token } }));
    } catch (error) {
      dialog.current?.close();
      onFailed(error);
    }
  };
  return (
    <dialog
      ref={dialog}
      class="confirmation"
      aria-labelledby="refuse-title"
      aria-describedby="refuse-text"
      onClose={onClose}
      onKeyDown={ignoreHeldEnter}
    >
      <h2 id="refuse-title">{t('check-consent:page.refuse.confirm')}</h2>
      <p id="refuse-text">{t('check-consent:page.refuse.text', { company })}</p>
      <div class="confirmation-buttons">
        {/* First, so that it has the focus when the dialog opens. */}
        <button class="quiet-button" type="button" onClick={() => dialog.current?.close()}>
          {t('check-consent:page.refuse.keep')}
        </button>
        <button class="button" type="button" disabled={isSending} onClick={() => void send()}>
          {t('check-consent:page.refuse.send')}
        </button>
      </div>
    </dialog>
  );
}
