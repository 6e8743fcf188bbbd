// The reasons in their order, each with its switch and its place.
import type { ListedReason, RejectionReason } from '@onward/domain/applicants/rejection';
import { Switch } from 'antd';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../design/status/Pill.tsx';
import { useReasonText } from '../parts/rejection-reasons.ts';
import styles from './ReasonRows.module.css';

interface Props {
  reasons: readonly ListedReason[];
  /** Null for readers. */
  actions: {
    busy: boolean;
    move: (key: RejectionReason, by: -1 | 1) => void;
    setHidden: (key: RejectionReason, isHidden: boolean) => void;
    rename: (key: RejectionReason) => void;
  } | null;
}

export function ReasonRows({ reasons, actions }: Props) {
  const { t } = useTranslation();
  const reasonText = useReasonText();
  const offered = reasons.filter(({ is_hidden }) => !is_hidden).length;
  return (
    <ol className={styles.rows} aria-label={t('shell:company.panels.rejection_reasons')}>
      {reasons.map(({ key, name: ownName, is_hidden }, at) => {
        const name = reasonText(key);
        return (
          <li key={key} data-hidden={is_hidden}>
            <div className={styles.text}>
              {actions && ownName !== null ? (
                <button type="button" className={styles.name} onClick={() => actions.rename(key)}>
                  {name}
                </button>
              ) : (
                <span className={styles.name}>{name}</span>
              )}
              <p className={styles.meta}>{t(`applicants:reasons.${ownName === null ? 'builtIn' : 'own'}`)}</p>
            </div>
            {!actions && is_hidden && <Pill>{t('applicants:reasons.hidden')}</Pill>}
            {actions && (
              <>
                <Switch
                  checked={!is_hidden}
                  // One reason is always offered, because every rejection needs one.
                  disabled={!is_hidden && offered === 1}
                  aria-label={t('applicants:reasons.offer', { name })}
                  onChange={(checked) => actions.setHidden(key, !checked)}
                />
                <button
                  type="button"
                  className={styles.move}
                  aria-disabled={at === 0}
                  aria-label={t('applicants:reasons.up', { name })}
                  title={t('applicants:reasons.up', { name })}
                  onClick={() => at > 0 && actions.move(key, -1)}
                >
                  <ArrowUp size={16} aria-hidden="true" />
                </button>
                <button
                  type="button"
                  className={styles.move}
                  aria-disabled={at === reasons.length - 1}
                  aria-label={t('applicants:reasons.down', { name })}
                  title={t('applicants:reasons.down', { name })}
                  onClick={() => at < reasons.length - 1 && actions.move(key, 1)}
                >
                  <ArrowDown size={16} aria-hidden="true" />
                </button>
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}
