// A modal in one of the widths of the design language.
import { Modal } from 'antd';
import type { ReactNode } from 'react';
import styles from './Dialog.module.css';
import { useReturnedFocus } from './returned-focus.ts';

const WIDTHS = { confirm: 420, form: 560, paywall: 700, preview: 880, wide: 1120 } as const;

interface Props {
  open: boolean;
  /** Names the result: "Delete Kitchen?", not "Are you sure?". */
  title: string;
  width?: keyof typeof WIDTHS;
  onClose: () => void;
  /** There are unsaved changes: neither Esc nor a click outside closes the dialog. */
  dirty?: boolean;
  closable?: boolean;
  /** Once it is shown and has taken the focus. */
  onShown?: () => void;
  /** Buttons, the primary one last. */
  actions?: ReactNode;
  children?: ReactNode;
}

export function Dialog({
  open,
  title,
  width = 'form',
  onClose,
  dirty = false,
  closable = true,
  onShown,
  actions,
  children,
}: Props) {
  useReturnedFocus(open);
  return (
    <Modal
      open={open}
      title={title}
      width={WIDTHS[width]}
      centered
      onCancel={onClose}
      keyboard={!dirty}
      mask={{ closable: !dirty }}
      closable={closable}
      afterOpenChange={(isOpen) => isOpen && onShown?.()}
      destroyOnHidden
      rootClassName={styles.root ?? ''}
      footer={actions ? <div className={styles.footer}>{actions}</div> : null}
    >
      {children}
    </Modal>
  );
}
