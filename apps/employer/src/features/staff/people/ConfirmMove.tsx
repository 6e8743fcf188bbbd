// Confirms deactivating a team member or canceling an invitation.
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../design/overlays/ConfirmDialog.tsx';
import { OpenWork } from './OpenWork.tsx';
import type { ListedStaff } from './staff.api.ts';
import { useStaffMoves } from './use-staff-moves.ts';

export interface MoveQuestion {
  staff: ListedStaff;
  move: 'cancel' | 'deactivate';
}

interface Props {
  open: boolean;
  question: MoveQuestion;
  onClose: () => void;
}

export function ConfirmMove({ open, question: { staff, move }, onClose }: Props) {
  const { t } = useTranslation();
  const moves = useStaffMoves();
  const confirm = async () => {
    await moves[move](staff);
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={t(`staff:people.ask.${move}.title`, { name: staff.name })}
      text={
        <>
          <p>{t(`staff:people.ask.${move}.text`)}</p>
          {move === 'deactivate' && <OpenWork staff={staff} />}
        </>
      }
      confirmLabel={t(`staff:people.ask.${move}.confirm`)}
      cancelLabel={t('staff:people.ask.keep')}
      danger
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
