// The last question before a brand is deleted, or the reason why it cannot be (CMP-009).
import type { Brand } from '@onward/contract/brands';
import { decideBrandDeletion } from '@onward/domain/company/brands';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../design/overlays/ConfirmDialog.tsx';
import { Dialog } from '../../../design/overlays/Dialog.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { removeBrand } from '../company.api.ts';

interface Props {
  open: boolean;
  brand: Brand;
  onClose: () => void;
}

export function DeleteBrand({ open, brand, onClose }: Props) {
  const { t } = useTranslation();
  const { name } = brand;
  const decision = decideBrandDeletion({ locations: brand.location_counts });
  if (!decision.allowed) {
    return (
      <Dialog
        open={open}
        title={t('company:brands.keep.title', { name })}
        width="confirm"
        onClose={onClose}
        actions={
          <Button type="primary" autoFocus onClick={onClose}>
            {t('shell:ok')}
          </Button>
        }
      >
        {t('company:brands.keep.text', { count: decision.locations })}
      </Dialog>
    );
  }
  const confirm = async () => {
    await removeBrand(brand.id);
    toasts.success(t('company:brands.deleted', { name }));
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('company:brands.delete.title', { name })}
      text={t('company:brands.delete.text')}
      confirmLabel={t('company:brands.delete.confirm')}
      danger
      // The shared handler shows why it was refused; the question stays.
      onConfirm={() => confirm().catch(() => null)}
      onCancel={onClose}
    />
  );
}
