// Filters the activity by kind; the choice is stored in the URL (APP-013).
import { HISTORY_KINDS, type HistoryKind } from '@onward/domain/applicants/history';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './ActivityFilter.module.css';

const PARAMETER = 'activity';

/** Null means no filter. */
export const kindOf = (address: URLSearchParams): HistoryKind | null =>
  HISTORY_KINDS.find((kind) => kind === address.get(PARAMETER)) ?? null;

function addressOf(address: URLSearchParams, kind: HistoryKind | null): string {
  const next = new URLSearchParams(address);
  if (kind === null) next.delete(PARAMETER);
  else next.set(PARAMETER, kind);
  return `?${next}`;
}

interface Props {
  address: URLSearchParams;
  kind: HistoryKind | null;
}

export function ActivityFilter({ address, kind: chosen }: Props) {
  const { t } = useTranslation();
  return (
    <nav className={`${styles.filter} no-print`} aria-label={t('applicants:history.filter')}>
      {[null, ...HISTORY_KINDS].map((kind) => (
        <Link
          key={kind}
          to={addressOf(address, kind)}
          replace
          preventScrollReset
          aria-current={kind === chosen ? 'true' : undefined}
        >
          {t(`applicants:history.kinds.${kind ?? 'all'}`)}
        </Link>
      ))}
    </nav>
  );
}
