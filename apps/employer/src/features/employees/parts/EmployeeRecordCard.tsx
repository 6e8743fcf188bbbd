// For a hired applicant: opens the employee record, or creates it from the application (EMP-009).
import { ApiError } from '@onward/client/api-error';
import { addEmployee } from '@onward/contract/employees/employees';
import { Button } from 'antd';
import { IdCard, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { LinkButton } from '../../../design/page/LinkButton.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { useAccess } from '../../../platform/access.ts';
import { passOnError } from '../../../platform/errors/handle-error.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { createEmployee } from '../employees.api.ts';
import { EDIT_EMPLOYEES } from '../permissions.ts';
import styles from './EmployeeRecordCard.module.css';

interface Props {
  application: { id: number; status: string; employee: { id: number } | null };
}

export function EmployeeRecordCard({ application: { id, status, employee } }: Props) {
  const { t } = useTranslation();
  const { may } = useAccess();
  if (employee && may({ permission: 'view_employee' })) {
    return (
      <section className={styles.card} aria-label={t('employees:applicant.open')}>
        <LinkButton to={paths.employeeProfile(employee.id)} icon={<IdCard size={16} aria-hidden="true" />}>
          {t('employees:applicant.open')}
        </LinkButton>
      </section>
    );
  }
  if (employee || status !== 'hired' || !may(EDIT_EMPLOYEES)) return null;
  return (
    <section className={styles.card} aria-label={t('employees:applicant.create')}>
      <CreateRecord applicationId={id} />
      <p className={styles.text}>{t('employees:applicant.text')}</p>
    </section>
  );
}

function CreateRecord({ applicationId }: { applicationId: number }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const create = async () => {
    setBusy(true);
    try {
      const added = await createEmployee({ application_id: applicationId });
      toasts.success(t('employees:add.done', { name: added.name }));
      await navigate(paths.employeeProfile(added.id));
    } catch (error) {
      // Somebody else was faster, or the person already works here.
      const existing = error instanceof ApiError ? error.existingId : null;
      if (existing !== null) await navigate(paths.employeeProfile(existing));
      else passOnError(error, addEmployee);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button block icon={<UserPlus size={16} />} loading={busy} onClick={() => void create()}>
      {t('employees:applicant.create')}
    </Button>
  );
}
