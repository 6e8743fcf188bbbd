// The next step of a row: where it is done, or a reminder to the one who has to do it.
import type { I9Row } from '@onward/contract/everify/i9-forms';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { toasts } from '../../../design/toasts/toasts.ts';
import { useAccess } from '../../../platform/access.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { REMIND, SEE_CASES } from '../demands.ts';
import { remind } from '../i9.api.ts';
import styles from './RowAction.module.css';

const EDIT_EMPLOYEES = { permission: 'edit_employee', writes: true } as const;

interface Props {
  row: I9Row;
  onAskForCard: (row: I9Row) => void;
}

export function RowAction({ row, onAskForCard }: Props) {
  const { t } = useTranslation();
  const { may } = useAccess();
  const { what, urgency, employee, process_key: key, case_id: caseId, case_status: status } = row;
  const [first = ''] = employee.name.split(' ');
  const isUrgent = urgency === 'late' || urgency === 'today';
  const record = paths.employeeSection(employee.id, 'i9');
  if (what === 'section1') return <Section1Action row={row} name={first} isUrgent={isUrgent} />;
  if (what === 'section2' && key) {
    return (
      <Way to={paths.onboardingTask(key, 'section2')} isUrgent={isUrgent} about={employee.name}>
        {t(urgency === 'late' ? 'everify-clock:clock.actions.section2Now' : 'everify-clock:clock.actions.section2')}
      </Way>
    );
  }
  if (what === 'case' && may(SEE_CASES)) {
    return (
      <Way to={caseId ? paths.everifyCase(caseId) : record} isUrgent={isUrgent} about={employee.name}>
        {t(status === 'PHOTO_MATCH' ? 'everify-clock:clock.actions.photos' : 'everify-clock:clock.actions.case')}
      </Way>
    );
  }
  if (what === 'reverification' && urgency === 'expiring' && may(EDIT_EMPLOYEES)) {
    return (
      <Button size="small" onClick={() => onAskForCard(row)}>
        {t('everify-clock:clock.actions.askCard')}
        <span className="visually-hidden"> {employee.name}</span>
      </Button>
    );
  }
  const label = what === 'receipt' ? 'receipt' : what === 'reverification' ? 'verify' : 'record';
  return (
    <Way to={record} isUrgent={isUrgent} about={employee.name}>
      {t(`everify-clock:clock.actions.${label}`)}
    </Way>
  );
}

function Section1Action({ row, name, isUrgent }: { row: I9Row; name: string; isUrgent: boolean }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const mayRemind = useAccess().may(REMIND);
  const { employee } = row;
  if (isUrgent && employee.phone) {
    return (
      <a className={styles.way} data-urgent href={`tel:${employee.phone}`}>
        {t('everify-clock:clock.actions.call', { name })}
      </a>
    );
  }
  if (!mayRemind) return null;
  const send = async () => {
    setBusy(true);
    try {
      const { employees } = await remind([row.id]);
      if (employees > 0) toasts.success(t('everify-clock:clock.reminded', { name: employee.name }));
      else toasts.info(t('everify-clock:clock.notReminded', { name: employee.name }));
    } catch {
      // The shared handler has shown the reason.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" loading={busy} onClick={() => void send()}>
      {t('everify-clock:clock.actions.remind', { name })}
    </Button>
  );
}

interface WayProps {
  to: string;
  isUrgent: boolean;
  /** For screen readers: whose. */
  about: string;
  children: ReactNode;
}

const Way = ({ to, isUrgent, about, children }: WayProps) => (
  <Link to={to} className={styles.way} data-urgent={isUrgent || undefined}>
    {children}
    <span className="visually-hidden"> {about}</span>
  </Link>
);
