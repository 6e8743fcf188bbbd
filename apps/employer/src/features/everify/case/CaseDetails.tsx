// Everything that is known about a case.
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../../../design/overlays/SideDrawer.tsx';
import facts from '../../../design/records/Facts.module.css';
import { useDates } from '../../../platform/language/use-dates.ts';
import { CasePill } from '../parts/CasePill.tsx';
import styles from './CaseDetails.module.css';
import { CaseDocuments } from './CaseDocuments.tsx';
import { firstName } from './first-name.ts';
import type { StepProps } from './step-props.ts';

interface Props extends Pick<StepProps, 'of'> {
  open: boolean;
  onClose: () => void;
}

export function CaseDetails({ of, open, onClose }: Props) {
  const { t } = useTranslation();
  const { day, moment } = useDates();
  const name = firstName(of);
  const rows = [
    ['number', of.case_number ?? t('everify-cases:details.none')],
    ['status', <CasePill key="status" status={of.status} />],
    ['employee', of.employee_name],
    ['location', of.location?.name],
    ['firstDay', day(of.first_day)],
    ['submitted', of.submitted_at && moment(of.submitted_at)],
    ['delay', of.delay_reason && t(`everify-cases:delays.${of.delay_reason}`)],
    ['closed', of.closed_at && moment(of.closed_at)],
    ['reason', of.closure_reason && t(`everify-cases:closures.${of.closure_reason}`, { name })],
    ['explanation', of.closure_text],
  ] as const;
  return (
    <SideDrawer open={open} title={t('everify-cases:details.title')} width="detail" onClose={onClose}>
      <div className={styles.details}>
        <dl className={facts.facts}>
          {rows.map(
            ([key, value]) =>
              value && (
                <div key={key}>
                  <dt>{t(`everify-cases:details.${key}`)}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        <CaseDocuments of={of} />
      </div>
    </SideDrawer>
  );
}
