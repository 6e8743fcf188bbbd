// The popover of the bell. The browser closes it on Esc or an outside click and restores the focus.
import { Button } from 'antd';
import { CheckCheck, Settings, X } from 'lucide-react';
import { type RefObject, type ToggleEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useIsPhone } from '../../../design/theme/use-is-phone.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { BellList } from './BellList.tsx';
import styles from './BellPopover.module.css';
import { markAllRead } from './bell.api.ts';
import { useUnread } from './use-unread.ts';

const GAP = 8;

interface Props {
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onToggle: (open: boolean) => void;
}

export function BellPopover({ id, button, open, onToggle }: Props) {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const unread = useUnread();
  const popover = useRef<HTMLDivElement>(null);
  const close = () => popover.current?.hidePopover();

  const toggled = ({ newState }: ToggleEvent) => {
    onToggle(newState === 'open');
    if (newState === 'open') popover.current?.focus();
  };

  /** Placed next to the bell; on phones CSS turns it into a bottom sheet. */
  const place = ({ newState }: ToggleEvent) => {
    if (newState !== 'open' || phone || !button.current || !popover.current) return;
    const { right, top } = button.current.getBoundingClientRect();
    popover.current.style.left = `${right + GAP}px`;
    popover.current.style.top = `${top}px`;
  };

  return (
    <div
      ref={popover}
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      className={styles.popover}
      onBeforeToggle={place}
      onToggle={toggled}
    >
      <header className={styles.head}>
        <h2 id={`${id}-title`}>{t('notifications:bell.title')}</h2>
        {unread > 0 && (
          <Button type="text" size="small" icon={<CheckCheck size={15} />} onClick={() => void markAllRead(new Date())}>
            {t('notifications:bell.markAllRead')}
          </Button>
        )}
        <button type="button" className={styles.close} aria-label={t('shell:close')} onClick={close}>
          <X size={17} aria-hidden="true" />
        </button>
      </header>
      <div className={styles.list}>{open && <BellList onFollow={close} />}</div>
      <footer className={styles.foot}>
        <Link to={paths.account('notifications')} onClick={close}>
          <Settings size={15} aria-hidden="true" />
          {t('notifications:bell.settings')}
        </Link>
      </footer>
    </div>
  );
}
