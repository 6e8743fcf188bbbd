// Changes a team member's status, each with a toast; errors show the server's text.
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { toasts } from '../../../design/toasts/toasts.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { startSeeingAs } from '../../../platform/see-as/see-as-actions.ts';
import { type ListedStaff, moveStaff, type StaffMove } from './staff.api.ts';

export function useStaffMoves() {
  const { t } = useTranslation();
  const navigate = useNavigate();

  const move = (kind: StaffMove) => async (staff: ListedStaff) => {
    try {
      await moveStaff(kind, staff.id);
      toasts.success(t(`staff:people.done.${kind}`, { name: staff.name }));
      return true;
    } catch {
      return false;
    }
  };

  /** Their role, at their location if there is only one. */
  const seeAs = (staff: ListedStaff) => {
    const [only, ...others] = staff.is_super_admin ? [] : staff.permitted_location_ids;
    const locationId = others.length === 0 ? (only ?? null) : null;
    void startSeeingAs({ roleId: staff.company_role.id, locationId }, () => void navigate(paths.home()));
  };

  return {
    resend: move('resend'),
    cancel: move('cancel'),
    deactivate: move('deactivate'),
    reactivate: move('reactivate'),
    seeAs,
  };
}
