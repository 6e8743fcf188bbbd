// The bell: the number of unread notifications, and the button that opens them.
import { Bell } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './BellButton.module.css';

/** Where the bell is placed; its list opens to the side with space. */
export interface BellProps {
  placement: 'sidebar' | 'rail' | 'topbar';
}

interface Props extends BellProps {
  unread: number;
  open: boolean;
  /** Id of the popover with the list; the browser opens and closes it. */
  popoverId: string;
  ref?: Ref<HTMLButtonElement>;
}

const MOST_SHOWN = 99;

export function BellButton({ placement, unread, open, popoverId, ref }: Props) {
  const { t } = useTranslation();
  return (
    <button
      ref={ref}
      type="button"
      className={styles.bell}
      data-placement={placement}
      aria-label={t('shell:bell.label', { count: unread })}
      aria-expanded={open}
      aria-haspopup="dialog"
      popoverTarget={popoverId}
    >
      <Bell size={placement === 'topbar' ? 20 : 16} aria-hidden="true" />
      {unread > 0 && (
        <span className={styles.count} aria-hidden="true">
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        </span>
      )}
    </button>
  );
}
