// The way to fix one problem: the field of the record, or the code on the provider's page (AHD-013).
import type { Preflight, PreflightField } from '@onward/contract/payroll/payroll';
import { kindOfCode } from '@onward/domain/payroll/preflight';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { buttonLooks } from '../../../../design/page/button-styles.ts';
import { useAccess } from '../../../../platform/access.ts';
import { paths } from '../../../../platform/routing/paths.ts';
import { createRecord } from '../../payroll.api.ts';
import { EDIT_RECORDS, MATCH_CODES } from '../../permissions.ts';
import type { FixAddress } from './send-dialog.ts';

interface Props {
  problem: PreflightField;
  preflight: Preflight;
  name: string;
  /** Of somebody without a record, which is created to fill in what is missing. */
  applicationId: number | null;
  fixAddress: FixAddress | undefined;
  onLeave: () => void;
}

export function FixLink({ problem, preflight, name, applicationId, fixAddress, onLeave }: Props) {
  const { t } = useTranslation();
  const { may } = useAccess();
  const { field, group, label } = problem;
  const { provider, employee_id: employeeId } = preflight;
  const kind = kindOfCode(field);
  if (kind !== null) {
    if (!may(MATCH_CODES)) return null;
    return (
      <Link
        to={paths.payrollCodes(provider, kind, label ?? '')}
        {...buttonLooks({ size: 'small' })}
        aria-label={t('payroll:send.mapNamed', { name })}
        onClick={onLeave}
      >
        {t('payroll:send.map')}
      </Link>
    );
  }
  if (group === null || !may(EDIT_RECORDS)) return null;
  if (employeeId === null) {
    return applicationId === null ? null : (
      <CreateAndFix applicationId={applicationId} group={group} field={field} name={name} onLeave={onLeave} />
    );
  }
  return (
    <Link
      to={fixAddress?.(group, field) ?? paths.editEmployeeField(employeeId, group, field)}
      {...buttonLooks({ size: 'small' })}
      aria-label={t('payroll:send.fixNamed', { name })}
      onClick={onLeave}
    >
      {t('payroll:send.fix')}
    </Link>
  );
}

interface CreateProps extends Pick<Props, 'name' | 'onLeave'> {
  applicationId: number;
  group: string;
  field: string;
}

function CreateAndFix({ applicationId, group, field, name, onLeave }: CreateProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    // The shared handler shows why there is no record.
    const id = await createRecord(applicationId).catch(() => null);
    setBusy(false);
    if (id === null) return;
    onLeave();
    await navigate(paths.editEmployeeField(id, group, field));
  };
  return (
    <Button size="small" loading={busy} aria-label={t('payroll:send.fixNamed', { name })} onClick={() => void press()}>
      {t('payroll:send.fix')}
    </Button>
  );
}
