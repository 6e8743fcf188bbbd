// Applications held back as spam: a button with their number, and a dialog to let them in or delete them (CAR-010).
import type { SuspectedSpam as Spam } from '@onward/contract/careers/suspected-spam';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../design/overlays/ConfirmDialog.tsx';
import { Dialog } from '../../../design/overlays/Dialog.tsx';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { toasts } from '../../../design/toasts/toasts.ts';
import { SpamEntry } from './SpamEntry.tsx';
import styles from './SuspectedSpam.module.css';
import { letIn, removeSpam, suspectedSpamQuery } from './suspected-spam.api.ts';

export function SuspectedSpam({ position }: { position: { digest_key: string } }) {
  const { t } = useTranslation();
  const { data } = useQuery(suspectedSpamQuery(position.digest_key));
  const [open, setOpen] = useState(false);
  const deleted = useDialog<Spam>();
  const nameOf = ({ first_name, last_name }: Spam) => `${first_name} ${last_name}`;
  const count = data?.total_count ?? 0;
  if (count === 0 && !open) return null;

  const accept = async (spam: Spam) => {
    await letIn(spam.id);
    toasts.success(t('applicants:spam.letInDone', { name: nameOf(spam) }));
  };
  const remove = async (spam: Spam) => {
    await removeSpam(spam.id);
    deleted.close();
    toasts.success(t('applicants:spam.deleted'));
  };
  return (
    <>
      <Button icon={<ShieldAlert size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('applicants:spam.open', { count })}
      </Button>
      <Dialog open={open} title={t('applicants:spam.title')} onClose={() => setOpen(false)}>
        <p className={styles.about}>{t('applicants:spam.about')}</p>
        {count === 0 && <p role="status">{t('applicants:spam.none')}</p>}
        <ul className={styles.list}>
          {data?.suspected_spam.map((spam) => (
            <SpamEntry key={spam.id} spam={spam} onLetIn={() => accept(spam)} onDelete={() => deleted.show(spam)} />
          ))}
        </ul>
      </Dialog>
      {deleted.subject && (
        <ConfirmDialog
          key={deleted.visit}
          open={deleted.open}
          danger
          title={t('applicants:spam.deleteTitle', { name: nameOf(deleted.subject) })}
          text={t('applicants:spam.deleteText')}
          confirmLabel={t('applicants:spam.delete')}
          onConfirm={() => deleted.subject && remove(deleted.subject)}
          onCancel={deleted.close}
        />
      )}
    </>
  );
}
