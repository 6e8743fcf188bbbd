// The menu at the end of a row, with the actions for that record.
import { Dropdown } from 'antd';
import { Ellipsis, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { spendKey } from '../overlays/spend-key.ts';
import styles from './RowMenu.module.css';

export interface RowAction {
  key: string;
  label: string;
  icon: ReactNode;
  /** Red text; the filled red button comes in the confirmation. */
  danger?: boolean;
  /** Why it's unavailable; shown under its name, which stays visible (AHD-005). */
  locked?: string | undefined;
  run: () => void;
}

interface Props {
  /** Includes the row's name: "Actions for Kitchen". */
  label: string;
  actions: readonly RowAction[];
}

export const RowMenu = ({ label, actions }: Props) => (
  <Dropdown
    trigger={['click']}
    placement="bottomRight"
    autoFocus
    menu={{
      onClick: spendKey,
      items: actions.map(({ key, label: text, icon, danger = false, locked, run }) => ({
        key,
        label: locked ? <LockedLabel text={text} reason={locked} /> : text,
        icon: locked ? <Lock size={15} /> : icon,
        danger: danger && !locked,
        disabled: locked !== undefined,
        className: locked ? (styles.locked ?? '') : '',
        onClick: run,
      })),
    }}
  >
    <button type="button" className={`${styles.trigger} no-print`} aria-label={label} title={label}>
      <Ellipsis size={17} aria-hidden="true" />
    </button>
  </Dropdown>
);

const LockedLabel = ({ text, reason }: { text: string; reason: string }) => (
  <span className={styles.lockedLabel}>
    {text} <small>{reason}</small>
  </span>
);
