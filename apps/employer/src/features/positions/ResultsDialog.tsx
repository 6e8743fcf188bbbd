// The result of a bulk action for each record.
import { Button } from 'antd';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../design/overlays/Dialog.tsx';
import styles from './ResultsDialog.module.css';

export interface ResultRow {
  id: number;
  name: string;
  ok: boolean;
  /** What it is now; `Done` without it. */
  state?: string;
  /** Why it failed. */
  message: string | null;
  /** A link to the new record. */
  link?: ReactNode;
}

interface Props {
  open: boolean;
  title: string;
  rows: readonly ResultRow[];
  /** What can be done with all of them; closing is offered beside it. */
  next?: { label: string; busy: boolean; run: () => void } | undefined;
  onClose: () => void;
}

export function ResultsDialog({ open, title, rows, next, onClose }: Props) {
  const { t } = useTranslation();
  // Failures first, because they need attention.
  const sorted = [...rows].sort((a, b) => Number(a.ok) - Number(b.ok));
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button type={next ? 'default' : 'primary'} autoFocus={!next} onClick={onClose}>
            {t('shell:ok')}
          </Button>
          {next && (
            <Button type="primary" autoFocus loading={next.busy} onClick={next.run}>
              {next.label}
            </Button>
          )}
        </>
      }
    >
      <ul className={styles.rows}>
        {sorted.map(({ id, name, ok, state, message, link }) => (
          <li key={id} data-ok={ok}>
            {ok ? <CircleCheck size={16} aria-hidden="true" /> : <CircleAlert size={16} aria-hidden="true" />}
            <span>
              <strong>{name}</strong>
              <small>{ok ? (state ?? t('positions:bulk.rowDone')) : message}</small>
            </span>
            {link}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
