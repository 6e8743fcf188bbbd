// Menu items that export or erase a person's data, for super admins only (AHD-020).
import type { Application } from '@onward/contract/applicants/application';
import type { MenuProps } from 'antd';
import { Eraser, FolderDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { useAccess } from '../../../platform/access.ts';
import { saveBlob } from '../../../platform/files.ts';
import { nameOf } from '../applicants.list.ts';
import { EraseDialog } from '../parts/EraseDialog.tsx';
import { exportData } from './persons.api.ts';

export function useDataEntries(applicant: Application) {
  const { t } = useTranslation();
  const { may } = useAccess();
  const erasing = useDialog<Application>();
  const save = async () =>
    saveBlob(
      await exportData(applicant.person_id),
      `${nameOf(applicant) || t('applicants:persons.data.fileName')}.zip`,
    );
  const entries: NonNullable<MenuProps['items']> = [
    ...(may({ superAdmin: true })
      ? [
          {
            key: 'export',
            label: t('applicants:persons.data.export'),
            icon: <FolderDown size={15} />,
            // The global error handler shows why it was refused.
            onClick: () => void save().catch(() => null),
          },
        ]
      : []),
    ...(may({ superAdmin: true, writes: true })
      ? [
          {
            key: 'erase',
            label: t('applicants:persons.data.erase'),
            icon: <Eraser size={15} />,
            danger: true,
            onClick: () => erasing.show(applicant),
          },
        ]
      : []),
  ];
  const dialog = erasing.subject && (
    <EraseDialog
      key={`erase-${erasing.visit}`}
      personId={erasing.subject.person_id}
      name={nameOf(erasing.subject)}
      open={erasing.open}
      onClose={erasing.close}
    />
  );
  return { entries, dialog };
}
