// The company's E-Verify accounts, and the way to what they check (EVF-011).
import type { EverifyCompany } from '@onward/contract/everify/everify-companies';
import { useQuery } from '@tanstack/react-query';
import { AlarmClock, FileSearch, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../design/overlays/ConfirmDialog.tsx';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { EntryCard, EntryCards } from '../../../design/page/EntryCard.tsx';
import { HeaderActions } from '../../../design/page/HeaderActions.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { GuardedButton } from '../../../platform/see-as/GuardedButton.tsx';
import { accountsQuery, deleteAccount } from '../accounts.api.ts';
import { EDIT_EVERIFY } from '../demands.ts';
import { AccountRow } from './AccountRow.tsx';
import { ContactsDialog } from './ContactsDialog.tsx';
import styles from './EverifyPanel.module.css';

export default function EverifyPanel() {
  const { t } = useTranslation();
  const { data: accounts, error, refetch } = useQuery(accountsQuery);
  if (!accounts) {
    if (!error) return <SkeletonRows rows={2} avatar={false} />;
    return <LoadFailure title={t('everify:accounts.notLoaded')} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <div className={styles.panel}>
      {accounts.length === 0 ? (
        <EmptyState
          kind="first_use"
          title={t('everify:accounts.none')}
          text={t('everify:accounts.noneText')}
          action={<AddButton label={t('everify:accounts.add')} />}
        />
      ) : (
        <>
          <HeaderActions>
            <AddButton label={t('everify:accounts.addAnother')} />
          </HeaderActions>
          <Accounts accounts={accounts} />
        </>
      )}
      <EntryCards label={t('everify:accounts.more')}>
        <EntryCard
          icon={FileSearch}
          title={t('everify:accounts.cases')}
          text={t('everify:accounts.casesText')}
          to={paths.everifyCases()}
        />
        <EntryCard
          icon={AlarmClock}
          title={t('everify:accounts.clock')}
          text={t('everify:accounts.clockText')}
          to={paths.i9Clock()}
        />
      </EntryCards>
    </div>
  );
}

const AddButton = ({ label }: { label: string }) => (
  <GuardedButton
    demand={EDIT_EVERIFY}
    type="primary"
    icon={<Plus size={16} />}
    label={label}
    to={paths.everifyAccount('new')}
  />
);

function Accounts({ accounts }: { accounts: readonly EverifyCompany[] }) {
  const { t } = useTranslation();
  const deleting = useDialog<EverifyCompany>();
  const editing = useDialog<EverifyCompany>();
  const nameOf = ({ company_name }: EverifyCompany) => company_name || t('everify:accounts.unnamed');
  const remove = async (account: EverifyCompany) => {
    await deleteAccount(account.id);
    toasts.success(t('everify:accounts.deleted', { name: nameOf(account) }));
    deleting.close();
  };
  return (
    <section aria-label={t('everify:accounts.title')}>
      <p className={styles.text}>{t('everify:accounts.text')}</p>
      <ul className={styles.accounts}>
        {accounts.map((account) => (
          <AccountRow
            key={account.id}
            account={account}
            name={nameOf(account)}
            onEditContacts={() => editing.show(account)}
            onDelete={() => deleting.show(account)}
          />
        ))}
      </ul>
      {editing.subject && (
        <ContactsDialog
          key={editing.visit}
          account={editing.subject}
          name={nameOf(editing.subject)}
          open={editing.open}
          onClose={editing.close}
        />
      )}
      {deleting.subject && (
        <ConfirmDialog
          key={`delete ${deleting.visit}`}
          open={deleting.open}
          danger
          title={t('everify:accounts.deleteTitle', { name: nameOf(deleting.subject) })}
          text={t('everify:accounts.deleteText')}
          confirmLabel={t('everify:accounts.delete')}
          onConfirm={() => deleting.subject && remove(deleting.subject).catch(() => null)}
          onCancel={deleting.close}
        />
      )}
    </section>
  );
}
