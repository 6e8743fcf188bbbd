// Sends the link again to several employees, in the background, with the result for each (ONB-036).
import { Button } from 'antd';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../design/overlays/Dialog.tsx';
import { LeaveDialog } from '../../../design/overlays/LeaveDialog.tsx';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { useGuardedClose } from '../../../platform/use-unsaved-changes.ts';
import { remindMany } from '../employee-processes.api.ts';
import { BatchDialog } from '../start/BatchDialog.tsx';
import styles from './LinkDialog.module.css';
import { ChannelFields, MessageField } from './LinkFields.tsx';
import { linkBody } from './link-entries.ts';
import { useLinkForm } from './use-link-form.ts';

interface Props {
  people: readonly { id: number; name: string }[];
  open: boolean;
  onClose: () => void;
  onSent: () => void;
}

export function RemindDialog({ people, open, onClose, onSent }: Props) {
  const { t } = useTranslation();
  const [batchId, setBatchId] = useState<number | null>(null);
  const form = useLinkForm({
    targets: null,
    submit: async (entries) => {
      const batch = await remindMany({ employee_ids: people.map(({ id }) => id), ...linkBody(entries) });
      onSent();
      setBatchId(batch.id);
    },
  });
  const { close, question } = useGuardedClose({
    open,
    dirty: form.dirty && batchId === null,
    busy: form.busy,
    onClose,
  });
  if (batchId !== null) return <BatchDialog id={batchId} open={open} onClose={onClose} />;
  const fields = { entries: form.entries, onChange: form.change, problems: form.problems };
  return (
    <>
      <Dialog
        open={open}
        title={t('onboarding:remind.title', { count: people.length })}
        onClose={close}
        dirty={form.busy}
        actions={
          <>
            <Button onClick={close} disabled={form.busy}>
              {t('shell:cancel')}
            </Button>
            <Button type="primary" icon={<Send size={15} />} loading={form.busy} onClick={() => void form.send()}>
              {t('onboarding:remind.send', { count: people.length })}
            </Button>
          </>
        }
      >
        <div className={styles.fields}>
          <p className={styles.note}>{t('onboarding:remind.text')}</p>
          <FormAlert failure={form.failure} />
          <ChannelFields {...fields} />
          <MessageField {...fields} />
        </div>
      </Dialog>
      <LeaveDialog question={question} />
    </>
  );
}
