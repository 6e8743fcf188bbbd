// Asking a question or declining: behind a link, so that nobody does it by accident, and confirmed before it is sent.
import { declineOfferTask, type OfferTask } from '@onward/contract/offers/offer-tasks';
import { advertiserOf } from '@onward/domain/company/advertiser-name';
import { OFFER_REASON_MAX } from '@onward/domain/offers/terms';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useTexts } from '../../texts/texts.ts';
import { api } from '../api.ts';
import { TextField } from '../fields/TextField.tsx';
import { ignoreHeldEnter } from '../tasks/press-guard.ts';
import { WriteToCompany } from './WriteToCompany.tsx';

interface DeclinePanelProps {
  task: OfferTask;
  token: string;
  onChanged(task: OfferTask): void;
  onRefused(error: unknown): void;
}

export function DeclinePanel({ task, token, onChanged, onRefused }: DeclinePanelProps) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  const { sent_by_name: sender } = task.offer;
  const company = advertiserOf(task.offer);
  useEffect(() => {
    if (isOpen) title.current?.focus();
  }, [isOpen]);
  return (
    <div class="decline">
      <button class="text-button" type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('offers:page.question')}
      </button>
      {isOpen && (
        <div class="card">
          <div class="stack">
            <div>
              <h2 ref={title} tabIndex={-1}>
                {t('offers:page.ask.title')}
              </h2>
              <p>
                {sender
                  ? t('offers:page.ask.person', { name: sender, company })
                  : t('offers:page.ask.company', { company })}
              </p>
              <WriteToCompany company={company} token={token} />
            </div>
            <div class="stack-small">
              <h2>{t('offers:page.decline.title')}</h2>
              <p>{t('offers:page.decline.hint', { company })}</p>
              <TextField
                name="reason"
                label={t('offers:page.decline.reason')}
                isRequired={false}
                lines={3}
                input={{ maxLength: OFFER_REASON_MAX }}
                value={reason}
                onChange={setReason}
              />
              <button class="quiet-button quiet-danger" type="button" onClick={() => setAsking(true)}>
                {t('offers:page.decline.button')}
              </button>
            </div>
          </div>
        </div>
      )}
      {isAsking && (
        <Confirmation
          company={company}
          decline={async () =>
            onChanged(await api().call(declineOfferTask, { params: { token }, body: { reason: reason.trim() } }))
          }
          onRefused={onRefused}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

interface ConfirmationProps {
  company: string;
  decline(): Promise<void>;
  onRefused(error: unknown): void;
  onClose(): void;
}

function Confirmation({ company, decline, onRefused, onClose }: ConfirmationProps) {
  const { t } = useTexts();
  const [isSending, setSending] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const send = async (): Promise<void> => {
    setSending(true);
    try {
      await decline();
    } catch (error) {
      dialog.current?.close();
      onRefused(error);
    }
  };
  return (
    <dialog
      ref={dialog}
      class="confirmation"
      aria-labelledby="decline-title"
      aria-describedby="decline-text"
      onClose={onClose}
      onKeyDown={ignoreHeldEnter}
    >
      <h2 id="decline-title">{t('offers:page.decline.confirm')}</h2>
      <p id="decline-text">{t('offers:page.decline.confirmText', { company })}</p>
      <div class="confirmation-buttons">
        {/* First, so that it has the focus when the dialog opens. */}
        <button class="quiet-button" type="button" onClick={() => dialog.current?.close()}>
          {t('offers:page.decline.keep')}
        </button>
        <button class="button" type="button" disabled={isSending} onClick={() => void send()}>
          {t('offers:page.decline.send')}
        </button>
      </div>
    </dialog>
  );
}
