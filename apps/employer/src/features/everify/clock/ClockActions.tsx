// Export, the package for an inspection, and one reminder for all managers who are late.
import type { I9Row } from '@onward/contract/everify/i9-forms';
import { orderParameter } from '@onward/domain/platform/lists';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { BellRing, Download, FileArchive } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { useIsPhone } from '../../../design/theme/use-is-phone.ts';
import { toasts } from '../../../design/toasts/toasts.ts';
import { saveBlob } from '../../../platform/files.ts';
import { GuardedButton } from '../../../platform/see-as/GuardedButton.tsx';
import { useCompanyDay } from '../../../platform/startup/use-company-day.ts';
import { MANAGE_I9, REMIND } from '../demands.ts';
import { readAllRows, remind } from '../i9.api.ts';
import { AuditDialog } from './AuditDialog.tsx';
import { type ClockState, clockFilters } from './clock.list.ts';
import { urgentQuery } from './urgent-rows.ts';
import { useClockCsv } from './use-clock-csv.ts';

export function ClockActions({ list }: { list: ClockState }) {
  const { t } = useTranslation();
  const packing = useDialog<null>();
  const isPhone = useIsPhone();
  return (
    <>
      {!isPhone && <ExportButton list={list} />}
      {!isPhone && (
        <GuardedButton
          demand={MANAGE_I9}
          icon={<FileArchive size={16} />}
          label={t('everify-clock:audit.open')}
          onClick={() => packing.show(null)}
        />
      )}
      <RemindButton list={list} />
      {packing.visit > 0 && <AuditDialog key={packing.visit} open={packing.open} onClose={packing.close} />}
    </>
  );
}

function ExportButton({ list }: { list: ClockState }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const csv = useClockCsv();
  const companyDay = useCompanyDay();
  const save = async () => {
    setBusy(true);
    try {
      const rows = await readAllRows({ ...clockFilters(list), order: orderParameter(list.order) });
      saveBlob(csv(rows), `${t('everify-clock:clock.fileName')}-${companyDay()}.csv`);
    } catch {
      toasts.error(t('everify-clock:clock.notLoaded'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={<Download size={16} />} loading={busy} onClick={() => void save()}>
      {t('everify-clock:clock.export')}
    </Button>
  );
}

const MOST_REMINDED = 200;

function RemindButton({ list }: { list: ClockState }) {
  const { t } = useTranslation();
  const { data: rows = [] } = useQuery(urgentQuery(clockFilters(list)));
  const count = managersOf(rows).length;
  if (count === 0) return null;
  const send = async () => {
    const { managers } = await remind(rows.slice(0, MOST_REMINDED).map(({ id }) => id));
    toasts.success(t('everify-clock:clock.managersReminded', { count: managers }));
  };
  return (
    <GuardedButton
      demand={REMIND}
      type="primary"
      icon={<BellRing size={16} />}
      label={t('everify-clock:clock.remindManagers', { count })}
      // The shared handler shows why it failed.
      onClick={() => void send().catch(() => null)}
    />
  );
}

/** What waits for the employee is no reason to remind the manager. */
const managersOf = (rows: readonly I9Row[]): string[] => [
  ...new Set(rows.flatMap(({ what, manager_name: name }) => (what !== 'section1' && name ? [name] : []))),
];
