// The last question before a location is deleted, or the reason why it cannot be (CMP-013).
import type { Location } from '@onward/contract/locations';
import { decideLocationDeletion } from '@onward/domain/locations/locations';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../design/overlays/ConfirmDialog.tsx';
import { Dialog } from '../../design/overlays/Dialog.tsx';
import { LinkButton } from '../../design/page/LinkButton.tsx';
import { toasts } from '../../design/toasts/toasts.ts';
import { paths } from '../../platform/routing/paths.ts';
import { removeLocation } from './locations.api.ts';

interface Props {
  open: boolean;
  location: Location;
  onClose: () => void;
  /** The row one came from is gone. */
  onDeleted: () => void;
}

export function DeleteLocation({ open, location, onClose, onDeleted }: Props) {
  const { t } = useTranslation();
  const { id, name } = location;
  const decision = decideLocationDeletion({
    openPositions: location.open_positions_count,
    activeEmployees: location.employees_count,
  });

  if (!decision.allowed) {
    return (
      <Dialog
        open={open}
        title={t('locations:keep.title', { name })}
        width="confirm"
        onClose={onClose}
        actions={
          <>
            {decision.reason === 'open_positions' && (
              <LinkButton to={paths.jobPostings({ location_id: id })}>{t('locations:showJobs')}</LinkButton>
            )}
            <Button type="primary" autoFocus onClick={onClose}>
              {t('shell:ok')}
            </Button>
          </>
        }
      >
        {t(`errors:states.location_has_${decision.reason}`, { count: decision.count })}
      </Dialog>
    );
  }

  const confirm = async () => {
    await removeLocation(id);
    toasts.success(t('locations:deleted', { name }));
    onClose();
    onDeleted();
  };

  return (
    <ConfirmDialog
      open={open}
      title={t('locations:delete.title', { name })}
      text={t('locations:delete.text')}
      confirmLabel={t('locations:delete.confirm')}
      danger
      // The shared handler shows why it was refused; the question stays.
      onConfirm={() => confirm().catch(() => null)}
      onCancel={onClose}
    />
  );
}
