// Menu items of a profile that concern the person behind the application, and their dialogs.
import type { Application } from '@onward/contract/applicants/application';
import type { MenuProps } from 'antd';
import { Ban, Merge, UserCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { useAccess } from '../../../platform/access.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { RehireDialog } from './RehireDialog.tsx';
import { useDataEntries } from './use-data-entries.tsx';

interface PersonEntries {
  entries: NonNullable<MenuProps['items']>;
  /** Opens the comparison with records that may be the same person. */
  compare: () => void;
  dialogs: ReactNode;
}

export function usePersonEntries(applicant: Application): PersonEntries {
  const { t } = useTranslation();
  const mayEdit = useAccess().may({ permission: 'edit_applicant', writes: true });
  const merging = useDialog<number>();
  const flagging = useDialog<Application>();
  const data = useDataEntries(applicant);
  const compare = () => merging.show(applicant.person_id);
  const flagged = applicant.do_not_rehire !== null;
  const entries: PersonEntries['entries'] = mayEdit
    ? [
        {
          key: 'duplicates',
          label: t('applicants:persons.merge.action'),
          icon: <Merge size={15} />,
          onClick: compare,
        },
        {
          key: 'rehire',
          label: t(flagged ? 'applicants:persons.rehire.clear' : 'applicants:persons.rehire.flag'),
          icon: flagged ? <UserCheck size={15} /> : <Ban size={15} />,
          danger: !flagged,
          onClick: () => flagging.show(applicant),
        },
      ]
    : [];
  const dialogs = (
    <>
      {merging.subject !== null && (
        <MergeDialog
          key={`merge-${merging.visit}`}
          personId={merging.subject}
          open={merging.open}
          onClose={merging.close}
        />
      )}
      {flagging.subject && (
        <RehireDialog
          key={`rehire-${flagging.visit}`}
          applicant={flagging.subject}
          open={flagging.open}
          onClose={flagging.close}
        />
      )}
      {data.dialog}
    </>
  );
  return { entries: [...entries, ...data.entries], compare, dialogs };
}
