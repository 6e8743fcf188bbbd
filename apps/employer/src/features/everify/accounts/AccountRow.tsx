// One account: who, in which state, where, and what can be done with it.
import type { EverifyCompany } from '@onward/contract/everify/everify-companies';
import { moveEverifyCompany } from '@onward/domain/everify/companies';
import { formatEmployerId } from '@onward/domain/locations/tax-infos';
import { ContactRound, Eye, Landmark, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { RowMenu } from '../../../design/lists/RowMenu.tsx';
import { LinkButton } from '../../../design/page/LinkButton.tsx';
import { Pill } from '../../../design/status/Pill.tsx';
import { useAccess } from '../../../platform/access.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { stateName } from '../../locations/parts/state-name.ts';
import { ACCOUNT_LOOKS } from '../account-looks.ts';
import { EDIT_EVERIFY } from '../demands.ts';
import styles from './AccountRow.module.css';

interface Props {
  account: EverifyCompany;
  name: string;
  onEditContacts: () => void;
  onDelete: () => void;
}

export function AccountRow({ account, name, onEditContacts, onDelete }: Props) {
  const { t } = useTranslation();
  const mayEdit = useAccess().may(EDIT_EVERIFY);
  const { id, status, employer_id_number: ein, review_note: note, open_cases: openCases } = account;
  const continues = status === 'draft' && mayEdit;
  return (
    <li className={styles.account}>
      <span className={styles.icon}>
        <Landmark size={18} aria-hidden="true" />
      </span>
      <div className={styles.facts}>
        <p className={styles.name}>
          <b>{name}</b>
          <Pill {...ACCOUNT_LOOKS[status]}>{t(`everify:accounts.statuses.${status}`)}</Pill>
        </p>
        <p className={styles.meta}>
          {[
            ein ? t('everify:accounts.ein', { number: formatEmployerId(ein) }) : t('everify:accounts.noEin'),
            useSitesText(account),
            openCases > 0 && t('everify:accounts.openCases', { count: openCases }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {note && status === 'draft' && <p className={styles.note}>{t('everify:accounts.note', { note })}</p>}
      </div>
      <div className={styles.actions}>
        <LinkButton to={paths.everifyAccount(id)} primary={continues} size="small">
          {t(continues ? 'everify:accounts.continue' : 'everify:accounts.view')}
          <span className="visually-hidden"> {name}</span>
        </LinkButton>
        {mayEdit && <AccountMenu account={account} name={name} onEditContacts={onEditContacts} onDelete={onDelete} />}
      </div>
    </li>
  );
}

function useSitesText({ hiring_sites: sites }: EverifyCompany): string {
  const { t } = useTranslation();
  if (sites.length === 0) return t('everify:accounts.noSites');
  return t('everify:accounts.sites', {
    count: sites.reduce((sum, { count }) => sum + count, 0),
    states: sites.map(({ state }) => stateName(state)).join(', '),
  });
}

function AccountMenu({ account, name, onEditContacts, onDelete }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { id, status, open_cases: openCases } = account;
  const deletion = moveEverifyCompany(status, 'delete', { openCases });
  return (
    <RowMenu
      label={t('everify:accounts.actions', { name })}
      actions={[
        {
          key: 'view',
          label: t('everify:accounts.view'),
          icon: <Eye size={15} />,
          run: () => void navigate(paths.everifyAccount(id)),
        },
        ...(moveEverifyCompany(status, 'edit_contacts').allowed
          ? [
              {
                key: 'contacts',
                label: t('everify:accounts.editContacts'),
                icon: <ContactRound size={15} />,
                run: onEditContacts,
              },
            ]
          : []),
        {
          key: 'delete',
          label: t('everify:accounts.delete'),
          icon: <Trash2 size={15} />,
          danger: true,
          locked: deletion.allowed ? undefined : t('everify:accounts.deleteBlocked'),
          run: onDelete,
        },
      ]}
    />
  );
}
