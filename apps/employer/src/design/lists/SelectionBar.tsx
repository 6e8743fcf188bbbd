// The selection bar: how many rows are selected, and the actions for them. Esc clears the selection.
import { Popover } from 'antd';
import { Lock, type LucideIcon, X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import styles from './SelectionBar.module.css';

interface Props {
  label: string;
  /** The formatted number of selected rows; then the text after it. */
  number: string;
  countText: string;
  clearLabel: string;
  onClear: () => void;
  /** The actions. */
  children: ReactNode;
}

export function SelectionBar({ label, number, countText, clearLabel, onClear, children }: Props) {
  useEscape(onClear);
  return (
    <div className={`${styles.place} no-print`} data-selection-bar="">
      <section className={styles.bar} aria-label={label}>
        <p className={styles.count} aria-live="polite">
          <b className="tabular">{number}</b> {countText}
        </p>
        {children}
        <button type="button" className={styles.action} aria-label={clearLabel} title={clearLabel} onClick={onClear}>
          <X size={16} aria-hidden="true" />
        </button>
      </section>
    </div>
  );
}

interface ActionProps {
  icon?: LucideIcon | undefined;
  danger?: boolean;
  disabled?: boolean;
  /** Why it's unavailable for all of them; the action stays visible (AHD-005). */
  locked?: string | undefined;
  onClick?: () => void;
  children: ReactNode;
}

/** Other props come from the menu it opens. */
export function SelectionAction({ icon: Icon, danger = false, locked, onClick, children, ...rest }: ActionProps) {
  if (locked === undefined) {
    return (
      <button {...rest} type="button" className={styles.action} data-danger={danger} onClick={onClick}>
        {Icon && <Icon size={15} aria-hidden="true" />}
        {children}
      </button>
    );
  }
  return (
    <Popover
      trigger={['hover', 'focus', 'click']}
      placement="top"
      content={<p className={styles.reason}>{locked}</p>}
      destroyOnHidden
    >
      <button type="button" className={styles.action} aria-disabled="true" aria-description={locked}>
        <Lock size={15} aria-hidden="true" />
        {children}
      </button>
    </Popover>
  );
}

/** An open dialog, menu, or list handles Esc. */
function useEscape(clear: () => void): void {
  const hear = useEffectEvent(({ key, target, defaultPrevented }: KeyboardEvent) => {
    const handledByOverlay =
      document.querySelector('.ant-drawer-open, .ant-modal-wrap:not([style*="none"])') !== null ||
      (target instanceof Element && target.closest('[role="dialog"], [role="menu"], .ant-popover') !== null);
    if (key === 'Escape' && !defaultPrevented && !handledByOverlay) clear();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
