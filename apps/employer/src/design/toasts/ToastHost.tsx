// Shows toasts with antd's notification: at the top between the title and the buttons of the page, at most three, paused
// under the pointer and while their button has focus.
import { notification } from 'antd';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ToastHost.module.css';
import { connectToasts, type Toast } from './toasts.ts';

const MOST_AT_ONCE = 3;

const ICONS: Record<Toast['kind'], React.ReactNode> = {
  success: <CircleCheck size={18} className={styles.success} aria-hidden="true" />,
  info: <Info size={18} className={styles.info} aria-hidden="true" />,
  error: <CircleAlert size={18} className={styles.error} aria-hidden="true" />,
};

export default function ToastHost() {
  const { t } = useTranslation();
  const [api, host] = notification.useNotification({
    placement: 'top',
    maxCount: MOST_AT_ONCE,
    pauseOnHover: true,
    stack: false,
    top: 16,
  });

  useEffect(
    () =>
      connectToasts(({ kind, text, detail, seconds, action }) => {
        const key = crypto.randomUUID();
        const act = () => {
          api.destroy(key);
          action?.run();
        };
        const open = (duration: number | false) =>
          api.open({
            key,
            title: text,
            description: detail && <span className={styles.detail}>{detail}</span>,
            icon: ICONS[kind],
            duration,
            role: kind === 'error' ? 'alert' : 'status',
            className: styles.toast,
            closable: { closeIcon: <X size={15} aria-hidden="true" />, 'aria-label': t('shell:close') },
            actions: action && (
              <button
                type="button"
                className={styles.action}
                onClick={act}
                onFocus={() => open(false)}
                onBlur={() => open(seconds)}
              >
                {action.label}
              </button>
            ),
          });
        open(seconds);
      }),
    [api, t],
  );

  return host;
}
