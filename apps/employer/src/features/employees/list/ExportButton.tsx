// Exports everyone who matches the filters as a file.
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../../design/theme/use-is-phone.ts';
import type { EmployeeListState } from '../employees.list.ts';
import { useExport } from './use-export.ts';

export function ExportButton({ list }: { list: EmployeeListState }) {
  const { t } = useTranslation();
  const { busy, save } = useExport(list);
  if (useIsPhone()) return null;
  return (
    <Button icon={<Download size={16} />} loading={busy} onClick={() => void save([])}>
      {t('employees:list.export')}
    </Button>
  );
}
