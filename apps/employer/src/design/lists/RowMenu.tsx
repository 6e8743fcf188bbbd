// The menu at the end of a row: what can be done with this one record.
import { Dropdown } from 'antd';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './RowMenu.module.css';

export interface RowAction {
  key: string;
  label: string;
  icon: ReactNode;
  /** Red words; the filled red comes in the confirm step. */
  danger?: boolean;
  run: () => void;
}

interface Props {
  /** Names the row too: "Actions for Kitchen". */
  label: string;
  actions: readonly RowAction[];
}

export const RowMenu = ({ label, actions }: Props) => (
  <Dropdown
    trigger={['click']}
    placement="bottomRight"
    autoFocus
    menu={{
      items: actions.map(({ key, label: text, icon, danger = false, run }) => ({
        key,
        label: text,
        icon,
        danger,
        onClick: run,
      })),
    }}
  >
    <button type="button" className={`${styles.trigger} no-print`} aria-label={label} title={label}>
      <Ellipsis size={17} aria-hidden="true" />
    </button>
  </Dropdown>
);
