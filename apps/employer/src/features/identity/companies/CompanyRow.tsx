// One company with the user's role and when they last used it.
import type { SelectableCompany } from '@onward/contract/identity/identity';
import { isOpenForWork } from '@onward/domain/company/statuses';
import type { TFunction } from 'i18next';
import { ChevronRight, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../../../design/status/Spinner.tsx';
import { useLanguage } from '../../../platform/language/language.ts';
import { useRoleLabel } from '../../../platform/use-role-label.ts';
import styles from './CompanyRow.module.css';
import { lastUsedText } from './last-used.ts';

interface Props {
  company: SelectableCompany;
  /** Whether the row has the focus when the page opens. */
  focused: boolean;
  opening: boolean;
  disabled: boolean;
  onOpen: () => void;
}

const TILE_COLORS = 4;

export function CompanyRow({ company, focused, opening, disabled, onOpen }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const roleLabel = useRoleLabel();
  const open = isOpenForWork(company.status);
  const usedAt = company.last_used_at;
  const content = (
    <>
      <span className={styles.tile} data-color={company.id % TILE_COLORS} aria-hidden="true">
        {[...company.name][0]?.toUpperCase()}
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{company.name}</span>
        <span className={styles.role}>{standing(company, roleLabel(company.role_name), t)}</span>
      </span>
      {usedAt && (
        <span className={styles.used}>
          {t('identity:companies.lastUsed', { when: lastUsedText(new Date(usedAt), new Date(), language) })}
        </span>
      )}
      <RowEnd open={open} opening={opening} />
    </>
  );
  if (!open) {
    return (
      <div className={styles.row} data-locked="true">
        {content}
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noAutofocus: the list is all there is on this page, and Enter opens the company used last
    <button type="button" className={styles.row} autoFocus={focused} disabled={disabled} onClick={onOpen}>
      {content}
    </button>
  );
}

function RowEnd({ open, opening }: { open: boolean; opening: boolean }) {
  if (opening) return <Spinner />;
  return open ? <ChevronRight size={19} aria-hidden="true" /> : <Lock size={17} aria-hidden="true" />;
}

function standing({ status, permitted_locations_count: count }: SelectableCompany, role: string, t: TFunction): string {
  if (!isOpenForWork(status)) return t(`identity:companies.closed.${status}`);
  const locations = count === 0 ? t('identity:companies.allLocations') : t('identity:companies.locations', { count });
  return t('identity:companies.roleAndLocations', { role, locations });
}
