// The state tax form as it was submitted last (EMP-021).
import { formatPercentWithheld } from '@onward/domain/employees/percent-withheld';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../design/overlays/Dialog.tsx';
import { SkeletonRows } from '../../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../../platform/errors/LoadFailure.tsx';
import { useDates } from '../../../../platform/language/use-dates.ts';
import { stateName } from '../../../locations/parts/state-name.ts';
import { download } from '../documents/documents.api.ts';
import { Facts } from '../Facts.tsx';
import styles from './StateTaxSection.module.css';
import { submissionQuery } from './tax.api.ts';

interface Props {
  employeeId: number;
  open: boolean;
  onClose: () => void;
}

const KNOWN = ['filing_status', 'allowances', 'percent_withheld', 'additional_withholding', 'exempt'];

export function SubmittedForm({ employeeId, open, onClose }: Props) {
  const { t } = useTranslation();
  const { dayOfTime } = useDates();
  const { data, error, refetch } = useQuery({ ...submissionQuery(employeeId), enabled: open });
  const answerText = (name: string, value: string | number | boolean | null): string | null => {
    if (value === null) return null;
    if (typeof value === 'boolean') return t(value ? 'employees:yes' : 'employees:no');
    if (name === 'filing_status') return t(`employees:tax.filing.${value}`);
    return name === 'percent_withheld' ? formatPercentWithheld(String(value)) : String(value);
  };
  const pdf = data?.pdf_attachment_id ?? null;
  return (
    <Dialog
      open={open}
      title={t('employees:tax.submitted')}
      onClose={onClose}
      actions={
        pdf !== null && (
          <Button
            icon={<Download size={15} />}
            onClick={() => void download(pdf, `${t('employees:tax.submitted')}.pdf`).catch(() => null)}
          >
            {t('employees:documents.download')}
          </Button>
        )
      }
    >
      {!data && !error && <SkeletonRows rows={3} avatar={false} />}
      {!data && error && (
        <LoadFailure title={t('employees:tax.notSubmitted')} error={error} onRetry={() => void refetch()} />
      )}
      {data && (
        <>
          <p>{t('employees:tax.submittedOn', { state: stateName(data.state), date: dayOfTime(data.submitted_at) })}</p>
          <div className={styles.answers}>
            <Facts
              facts={Object.entries(data.answers)
                .filter(([, value]) => value !== null)
                .map(([name, value]) => ({
                  key: name,
                  label: KNOWN.includes(name) ? t(`employees:tax.${name}`) : name,
                  value: answerText(name, value),
                }))}
            />
          </div>
        </>
      )}
    </Dialog>
  );
}
