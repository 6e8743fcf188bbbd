// The bell: the number of unread notifications and their list in a popover, updated live (NTF-018, NTF-022).
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BellButton, type BellProps } from '../../../design/page/BellButton.tsx';
import { useCableEvent } from '../../../platform/cable/use-cable-event.ts';
import styles from './Bell.module.css';
import { BellPopover } from './BellPopover.tsx';
import { readBell } from './bell.api.ts';
import { useUnread } from './use-unread.ts';

export default function Bell({ placement }: BellProps) {
  const { t } = useTranslation();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [arrived, setArrived] = useState<string | null>(null);
  const unread = useUnread();

  useCableEvent('notifications', async ({ event }) => {
    if (event !== 'notification_created') return;
    // An error is shown in the list, where it can be retried.
    const bell = await readBell().catch(() => null);
    setArrived(bell?.notifications[0]?.title ?? null);
  });

  return (
    <div className={styles.bell}>
      <BellButton ref={button} placement={placement} unread={unread} open={open} popoverId={id} />
      <BellPopover id={id} button={button} open={open} onToggle={setOpen} />
      <span className="visually-hidden" aria-live="polite">
        {arrived && t('notifications:bell.arrived', { title: arrived })}
      </span>
    </div>
  );
}
