// A drawer in one of the three widths of the design language.
import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import styles from './SideDrawer.module.css';

const WIDTHS = { detail: 400, edit: 560, review: 720 } as const;

interface Props {
  open: boolean;
  title: string;
  /** After the title: a count or a status. */
  beside?: ReactNode;
  width?: keyof typeof WIDTHS;
  onClose: () => void;
  /** There are unsaved changes: neither Esc nor a click outside closes the drawer. */
  dirty?: boolean;
  /** At the left of the footer: what saving will do, or the number of errors. */
  footerNote?: ReactNode;
  /** Buttons at the right of the footer, the primary one last. */
  actions?: ReactNode;
  children: ReactNode;
}

export const SideDrawer = ({
  open,
  title,
  beside,
  width = 'edit',
  onClose,
  dirty = false,
  footerNote,
  actions,
  children,
}: Props) => (
  <Drawer
    open={open}
    title={
      beside ? (
        <span className={styles.title}>
          {title}
          {beside}
        </span>
      ) : (
        title
      )
    }
    size={`min(${WIDTHS[width]}px, 100vw)`}
    onClose={onClose}
    closable={{ placement: 'end' }}
    keyboard={!dirty}
    mask={{ closable: !dirty }}
    destroyOnHidden
    rootClassName={styles.root ?? ''}
    footer={
      (actions || footerNote) && (
        <div className={styles.footer}>
          <span className={styles.note}>{footerNote}</span>
          {actions}
        </div>
      )
    }
  >
    {children}
  </Drawer>
);
