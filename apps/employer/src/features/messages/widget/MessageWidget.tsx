// Threads within reach on every other page: a button, and the panel it opens (MSG-011).
import { MessagesSquare } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPage } from '../../../platform/chunks/lazy-page.tsx';
import { countText, useConversationCounts } from '../parts/conversation-counts.ts';
import styles from './MessageWidget.module.css';

const WidgetPanel = lazyPage<{ onClose: () => void }>(() => import('./WidgetPanel.tsx'));

export default function MessageWidget() {
  const { t } = useTranslation();
  const { unread } = useConversationCounts();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div className={`${styles.place} no-print`}>
      <Suspense>{open && <WidgetPanel onClose={close} />}</Suspense>
      <button
        ref={button}
        type="button"
        className={styles.open}
        aria-expanded={open}
        aria-label={t('shell:messageWidget.label', { count: unread })}
        title={t('shell:pages.messages')}
        // Preloads the panel before the click.
        onPointerEnter={WidgetPanel.preload}
        onFocus={WidgetPanel.preload}
        onClick={() => setOpen(!open)}
      >
        <MessagesSquare size={17} aria-hidden="true" />
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            {countText(unread)}
          </span>
        )}
      </button>
    </div>
  );
}
