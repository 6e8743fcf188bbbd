// The bar for the selected applicants, with the invitation to apply again where the list is about staying in touch.
import type { ApplicationFilters } from '@onward/contract/applicants/applications';
import type { ActionName, ApplicantScreen } from '@onward/domain/applicants/actions/codes';
import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { useAccess } from '../../../platform/access.ts';
import type { Target } from '../applicants.api.ts';
import { BulkBar } from '../bulk/BulkBar.tsx';
import { InviteDialog } from '../persons/InviteDialog.tsx';
import type { Selection } from './use-selection.ts';

interface Props {
  selection: Selection;
  screen: ApplicantScreen;
  filters: ApplicationFilters;
  total: number;
  totalIsExact: boolean;
  onStart: (action: ActionName, target: Target) => void;
}

export function SelectedApplicants({ selection, screen, filters, total, totalIsExact, onStart }: Props) {
  const { t } = useTranslation();
  const inviting = useDialog<Target>();
  const mayInvite = useAccess().may({ permission: 'edit_applicant', writes: true }) && filters.stay_in_touch === true;
  return (
    <>
      {selection.count > 0 && (
        <BulkBar
          selection={selection}
          screen={screen}
          total={totalIsExact ? total : null}
          onSelectAll={() => selection.takeAll(filters, total)}
          onStart={onStart}
          first={
            mayInvite ? { label: t('applicants:persons.invite.action'), icon: Send, run: inviting.show } : undefined
          }
        />
      )}
      {inviting.subject && (
        <InviteDialog
          key={inviting.visit}
          target={inviting.subject}
          open={inviting.open}
          onClose={inviting.close}
          onDone={selection.clear}
        />
      )}
    </>
  );
}
