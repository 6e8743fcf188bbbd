// Changes the hiring process of all selected jobs.
import { useQuery } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../design/fields/Field.tsx';
import { Dialog } from '../../../design/overlays/Dialog.tsx';
import { processChoicesQuery } from '../positions.api.ts';
import styles from './ProcessDialog.module.css';

interface Props {
  open: boolean;
  count: number;
  onClose: () => void;
  onChoose: (processId: number) => Promise<void>;
}

export function ProcessDialog({ open, count, onClose, onChoose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { data: processes = [] } = useQuery(processChoicesQuery);
  const [chosen, setChosen] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const change = async () => {
    if (chosen === null) return;
    setBusy(true);
    await onChoose(chosen);
    setBusy(false);
    onClose();
  };
  return (
    <Dialog
      open={open}
      title={t('positions:bulk.processTitle', { count })}
      width="confirm"
      onClose={onClose}
      dirty={busy}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('shell:cancel')}
          </Button>
          <Button type="primary" disabled={chosen === null} loading={busy} onClick={() => void change()}>
            {t('positions:bulk.processConfirm')}
          </Button>
        </>
      }
    >
      <Field htmlFor={id} label={t('positions:fields.process')} hint={t('positions:bulk.processHint')}>
        <Select
          id={id}
          className={styles.select ?? ''}
          value={chosen}
          onChange={setChosen}
          options={processes.map(({ id: value, name }) => ({ value, label: name }))}
        />
      </Field>
    </Dialog>
  );
}
