// Confirms deleting a brand, or explains why it can't be deleted (CMP-009).
import type { Brand } from '@onward/contract/company/brands';
import { decideBrandDeletion } from '@onward/domain/company/brands';
import { useTranslation } from 'react-i18next';
import { CannotDeleteDialog } from '../../../platform/records/CannotDeleteDialog.tsx';
import { DeleteDialog } from '../../../platform/records/DeleteDialog.tsx';
import { brandRecord } from '../company.api.ts';

interface Props {
  open: boolean;
  brand: Brand;
  onClose: () => void;
}

export function DeleteBrand({ brand, ...dialog }: Props) {
  const { t } = useTranslation();
  const { id, name } = brand;
  const decision = decideBrandDeletion({ locations: brand.location_counts });
  if (!decision.allowed) {
    return (
      <CannotDeleteDialog
        {...dialog}
        title={t('company:brands.keep.title', { name })}
        text={t('company:brands.keep.text', { count: decision.locations })}
      />
    );
  }
  return (
    <DeleteDialog
      {...dialog}
      title={t('company:brands.delete.title', { name })}
      text={t('company:brands.delete.text')}
      confirmLabel={t('company:brands.delete.confirm')}
      done={t('company:brands.deleted', { name })}
      remove={() => brandRecord.remove(id)}
      restore={() => brandRecord.restore(id)}
    />
  );
}
