// Exports a report as CSV, or as a spreadsheet through the menu next to the button.
import { EXPORT_TYPES, type ExportType } from '@onward/domain/reports/exports';
import { Button, Dropdown, Space } from 'antd';
import { ChevronDown, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { spendKey } from '../../../design/overlays/spend-key.ts';
import { useAccess } from '../../../platform/access.ts';
import { RUN_REPORTS } from '../demands.ts';
import { useRunReport } from './use-run-report.ts';

interface ChoiceProps {
  /** Of the main button; the menu names the types. */
  label: string;
  busy: boolean;
  onRun: (type: ExportType) => void;
}

/** The two ways to export. */
export function ExportChoice({ label, busy, onRun }: ChoiceProps) {
  const { t } = useTranslation();
  return (
    <Space.Compact>
      <Button type="primary" icon={<Download size={16} />} loading={busy} onClick={() => onRun('csv')}>
        {label}
      </Button>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        autoFocus
        menu={{
          onClick: spendKey,
          items: EXPORT_TYPES.map((type) => ({
            key: type,
            label: t(`reports:types.${type}`),
            onClick: () => onRun(type),
          })),
        }}
      >
        <Button
          type="primary"
          disabled={busy}
          icon={<ChevronDown size={16} />}
          aria-label={t('reports:otherType')}
          title={t('reports:otherType')}
        />
      </Dropdown>
    </Space.Compact>
  );
}

export function RunButton({ reportId }: { reportId: number }) {
  const { t } = useTranslation();
  const { run, starting } = useRunReport();
  const mayRun = useAccess().may(RUN_REPORTS);
  if (!mayRun) return null;
  return <ExportChoice label={t('reports:exportCsv')} busy={starting} onRun={(type) => void run(reportId, type)} />;
}
