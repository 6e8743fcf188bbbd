// The bar of the selected: how many, the first few actions in the fixed order, the others behind More. Esc takes the ticks away.
import type { ActionName, ApplicantScreen } from '@onward/domain/applicants/actions/codes';
import { Dropdown } from 'antd';
import { CircleHelp, Ellipsis, type LucideIcon, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { spendKey } from '../../../design/overlays/spend-key.ts';
import { useIsPhone } from '../../../design/theme/use-is-phone.ts';
import { ACTION_ICONS } from '../actions/action-icons.ts';
import { useOfferedActions } from '../actions/offered-actions.ts';
import { WhyNotDialog } from '../actions/WhyNotDialog.tsx';
import type { Target } from '../applicants.api.ts';
import type { Selection } from '../list/use-selection.ts';
import styles from './BulkBar.module.css';

interface Props {
  selection: Selection;
  screen: ApplicantScreen;
  /** How many the filters find; null where not everybody can be taken. */
  total: number | null;
  onSelectAll: () => void;
  onStart: (action: ActionName, target: Target) => void;
  /** What this list is there for, before the actions of all lists. */
  first?: { label: string; icon: LucideIcon; run: (target: Target) => void } | undefined;
}

const IN_SIGHT = 4;

export function BulkBar({ selection, screen, total, onSelectAll, onStart, first }: Props) {
  const { t, i18n } = useTranslation();
  const phone = useIsPhone();
  const { target, count } = selection;
  const { actions, whyNot } = useOfferedActions(target, screen);
  const [asking, setAsking] = useState(false);
  useEscape(selection.clear);
  if (!target) return null;
  const shown = actions.slice(0, (phone ? 1 : IN_SIGHT) - (first ? 1 : 0));
  const behind = actions.slice(shown.length);
  const number = count.toLocaleString(i18n.language);
  return (
    <div className={`${styles.place} no-print`}>
      <section className={styles.bar} aria-label={t('applicants:bulk.selection')}>
        <p className={styles.count} aria-live="polite">
          <b className="tabular">{number}</b> {t('applicants:bulk.selected', { count })}
        </p>
        {total !== null && !selection.everybody && count < total && (
          <button type="button" className={styles.action} onClick={onSelectAll}>
            {t('applicants:bulk.selectAll', { count: total, number: total.toLocaleString(i18n.language) })}
          </button>
        )}
        {first && (
          <button type="button" className={styles.action} onClick={() => first.run(target)}>
            <first.icon size={15} aria-hidden="true" />
            {first.label}
          </button>
        )}
        {shown.map((action) => {
          const Icon = ACTION_ICONS[action];
          return (
            <button
              key={action}
              type="button"
              className={styles.action}
              data-danger={action === 'reject'}
              onClick={() => onStart(action, target)}
            >
              {Icon && <Icon size={15} aria-hidden="true" />}
              {t(`applicants:actions.names.${action}`)}
            </button>
          );
        })}
        {(behind.length > 0 || whyNot.length > 0) && (
          <Dropdown
            trigger={['click']}
            placement="topRight"
            autoFocus
            menu={{
              onClick: spendKey,
              items: [
                ...behind.map((action) => {
                  const Icon = ACTION_ICONS[action];
                  return {
                    key: action,
                    label: t(`applicants:actions.names.${action}`),
                    icon: Icon ? <Icon size={15} /> : null,
                    danger: action === 'reject',
                    onClick: () => onStart(action, target),
                  };
                }),
                ...(whyNot.length > 0
                  ? [
                      {
                        key: 'why',
                        label: t('applicants:actions.whyNot'),
                        icon: <CircleHelp size={15} />,
                        onClick: () => setAsking(true),
                      },
                    ]
                  : []),
              ],
            }}
          >
            <button type="button" className={styles.action}>
              <Ellipsis size={16} aria-hidden="true" />
              {t('applicants:bulk.more')}
            </button>
          </Dropdown>
        )}
        <button
          type="button"
          className={styles.action}
          aria-label={t('applicants:bulk.clear')}
          title={t('applicants:bulk.clear')}
          onClick={selection.clear}
        >
          <X size={16} aria-hidden="true" />
        </button>
      </section>
      <WhyNotDialog open={asking} whyNot={whyNot} onClose={() => setAsking(false)} />
    </div>
  );
}

/** A dialog, a menu or a list that is open takes Esc for itself. */
function useEscape(clear: () => void): void {
  const hear = useEffectEvent(({ key, target, defaultPrevented }: KeyboardEvent) => {
    const elsewhere =
      document.querySelector('.ant-drawer-open, .ant-modal-wrap:not([style*="none"])') !== null ||
      (target instanceof Element && target.closest('[role="dialog"], [role="menu"], .ant-popover') !== null);
    if (key === 'Escape' && !defaultPrevented && !elsewhere) clear();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
