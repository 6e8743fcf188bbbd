// Confirms deleting a location, or explains why it can't be deleted (CMP-013).
import type { Location } from '@onward/contract/locations/locations';
import { decideLocationDeletion } from '@onward/domain/locations/locations';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../design/page/LinkButton.tsx';
import { CannotDeleteDialog } from '../../../platform/records/CannotDeleteDialog.tsx';
import { DeleteDialog } from '../../../platform/records/DeleteDialog.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { locationRecord } from '../locations.api.ts';

interface Props {
  open: boolean;
  location: Location;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteLocation({ location, ...dialog }: Props) {
  const { t } = useTranslation();
  const { id, name } = location;
  const decision = decideLocationDeletion({
    openPositions: location.open_positions_count + location.draft_positions_count,
    activeEmployees: location.employees_count,
  });

  if (!decision.allowed) {
    return (
      <CannotDeleteDialog
        open={dialog.open}
        title={t('locations:keep.title', { name })}
        text={t(`errors:states.location_has_${decision.reason}`, { count: decision.count })}
        link={
          decision.reason === 'open_positions' && (
            <LinkButton to={paths.openJobs({ location_id: id })}>{t('locations:showJobs')}</LinkButton>
          )
        }
        onClose={dialog.onClose}
      />
    );
  }
  return (
    <DeleteDialog
      {...dialog}
      title={t('locations:delete.title', { name })}
      text={t('locations:delete.text')}
      confirmLabel={t('locations:delete.confirm')}
      done={t('locations:deleted', { name })}
      remove={() => locationRecord.remove(id)}
      restore={() => locationRecord.restore(id)}
    />
  );
}
