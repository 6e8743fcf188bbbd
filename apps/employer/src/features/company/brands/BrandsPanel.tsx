// The brands panel of the company page: the brands, their locations and location groups (CMP-006, CMP-009).
import type { Brand } from '@onward/contract/company/brands';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { HeaderActions } from '../../../design/page/HeaderActions.tsx';
import { useAccess } from '../../../platform/access.ts';
import { GuardedButton } from '../../../platform/see-as/GuardedButton.tsx';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import { BrandCard } from './BrandCard.tsx';
import { BrandDialog } from './BrandDialog.tsx';
import styles from './BrandsPanel.module.css';
import { DeleteBrand } from './DeleteBrand.tsx';
import { EDIT_COMPANY } from './edit-company.ts';
import { GroupsDrawer } from './GroupsDrawer.tsx';

export default function BrandsPanel() {
  const { t } = useTranslation();
  const { brands } = useStartup();
  const mayEdit = useAccess().may(EDIT_COMPANY);
  const editing = useDialog<Brand | null>();
  const deleting = useDialog<Brand>();
  const grouping = useDialog<Brand>();
  const grouped = brands.find(({ id }) => id === grouping.subject?.id) ?? grouping.subject;

  const addButton = (
    <GuardedButton
      demand={{ ...EDIT_COMPANY, unlimitedIn: 'brand' }}
      type="primary"
      icon={<Plus size={16} />}
      label={t('company:brands.add')}
      onClick={() => editing.show(null)}
    />
  );
  return (
    <section className={styles.panel} aria-label={t('company:brands.title')}>
      {brands.length > 0 && <HeaderActions>{addButton}</HeaderActions>}
      {brands.length === 0 && (
        <EmptyState
          kind="first_use"
          title={t('company:brands.none')}
          text={t('company:brands.noneText')}
          action={addButton}
        />
      )}
      <ul className={styles.cards}>
        {brands.map((brand) => (
          <li key={brand.id}>
            <BrandCard
              brand={brand}
              actions={mayEdit ? { edit: editing.show, remove: deleting.show } : null}
              onGroups={grouping.show}
            />
          </li>
        ))}
      </ul>
      <BrandDialog key={`edit ${editing.visit}`} open={editing.open} brand={editing.subject} onClose={editing.close} />
      {deleting.subject && (
        <DeleteBrand
          key={`delete ${deleting.visit}`}
          open={deleting.open}
          brand={deleting.subject}
          onClose={deleting.close}
        />
      )}
      {grouped && (
        <GroupsDrawer key={`groups ${grouping.visit}`} open={grouping.open} brand={grouped} onClose={grouping.close} />
      )}
    </section>
  );
}
