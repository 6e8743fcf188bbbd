// Sends one employee the link of the portal; a failed send keeps the entries (ONB-036).
import type { EmployeeProcess } from '@onward/contract/onboarding/employee-processes';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../design/overlays/Dialog.tsx';
import { LeaveDialog } from '../../../design/overlays/LeaveDialog.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { useDates } from '../../../platform/language/use-dates.ts';
import type { SendLinkProps } from '../../../platform/room-parts.ts';
import { useGuardedClose } from '../../../platform/use-unsaved-changes.ts';
import { processQuery, sendLink } from '../employee-processes.api.ts';
import styles from './LinkDialog.module.css';
import { ChannelFields, MessageField } from './LinkFields.tsx';
import { linkBody } from './link-entries.ts';
import { useLinkForm } from './use-link-form.ts';

export default function SendLinkDialog({ processKey, name, open, onClose }: SendLinkProps) {
  const { t } = useTranslation();
  const { data: process, error, refetch } = useQuery({ ...processQuery(processKey), enabled: open });
  if (process) return <LinkForm process={process} open={open} onClose={onClose} />;
  return (
    <Dialog
      open={open}
      title={t('onboarding:link.title', { name })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('shell:cancel')}</Button>}
    >
      {error ? (
        <LoadFailure title={t('onboarding:view.notLoaded')} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={2} avatar={false} />
      )}
    </Dialog>
  );
}

interface Props {
  process: EmployeeProcess;
  open: boolean;
  onClose: () => void;
}

function LinkForm({ process, open, onClose }: Props) {
  const { t } = useTranslation();
  const { moment } = useDates();
  const { employee, last_link_sent_at: sentAt } = process;
  const targets = { phone: employee.phone, email: employee.email };
  const form = useLinkForm({
    targets,
    submit: async (entries) => {
      await sendLink(process.digest_key, linkBody(entries));
      toasts.success(t('onboarding:link.sent', { name: employee.name }));
      onClose();
    },
  });
  const { close, question } = useGuardedClose({ open, dirty: form.dirty, busy: form.busy, onClose });
  const fields = { entries: form.entries, onChange: form.change, problems: form.problems, targets };
  return (
    <>
      <Dialog
        open={open}
        title={t('onboarding:link.title', { name: employee.name })}
        onClose={close}
        dirty={form.busy}
        actions={
          <>
            <Button onClick={close} disabled={form.busy}>
              {t('shell:cancel')}
            </Button>
            <Button type="primary" icon={<Send size={15} />} loading={form.busy} onClick={() => void form.send()}>
              {t('onboarding:link.send')}
            </Button>
          </>
        }
      >
        <div className={styles.fields}>
          {sentAt && <p className={styles.note}>{t('onboarding:link.lastSent', { when: moment(sentAt) })}</p>}
          <FormAlert failure={form.failure} />
          <ChannelFields {...fields} />
          <MessageField {...fields} />
        </div>
      </Dialog>
      <LeaveDialog question={question} />
    </>
  );
}
