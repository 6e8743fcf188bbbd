// Confirms an action that can't easily be undone; the only place with a filled danger button.
import { Button } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './Dialog.tsx';

interface Props {
  open: boolean;
  title: string;
  text?: ReactNode;
  /** Verb first: "Delete department". */
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  /** If it returns a promise, the button shows progress until it settles. */
  onConfirm: () => unknown;
  onCancel: () => void;
}

export function ConfirmDialog({
  open,
  title,
  text,
  confirmLabel,
  cancelLabel,
  danger = false,
  onConfirm,
  onCancel,
}: Props) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const safe = useRef<HTMLButtonElement>(null);

  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open={open}
      title={title}
      width="confirm"
      onClose={onCancel}
      dirty={busy}
      // Above another dialog, autofocus alone is not enough: the close button would get the focus.
      onShown={() => safe.current?.focus()}
      actions={
        <>
          {/* The safe button has focus. */}
          <Button ref={safe} autoFocus onClick={onCancel} disabled={busy}>
            {cancelLabel ?? t('shell:cancel')}
          </Button>
          <Button type="primary" danger={danger} loading={busy} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  );
}
