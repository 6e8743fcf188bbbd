// Confirms that the message arrived, with the ticket number.
import { Button } from 'antd';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CopyField } from '../../../design/fields/CopyField.tsx';
import styles from './TicketSent.module.css';

interface Props {
  ticket: number;
  onWriteAnother: () => void;
}

export function TicketSent({ ticket, onWriteAnother }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.sent} role="status">
      <CircleCheck size={28} className={styles.tick} aria-hidden="true" />
      <p className={styles.title}>{t('shell:support.sent')}</p>
      <p className={styles.text}>{t('shell:support.sentText')}</p>
      <CopyField label={t('shell:support.ticket')} value={`#${ticket}`} />
      <Button onClick={onWriteAnother}>{t('shell:support.writeAnother')}</Button>
    </div>
  );
}
