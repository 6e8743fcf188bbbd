// Shows toasts with antd's notification: at the top beside the title and the buttons of the page or right below them, at
// most three, paused under the pointer and while their button has focus.
import { notification } from 'antd';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ToastHost.module.css';
import { placeOnPage, TOP } from './toast-place.ts';
import { connectToasts, type Toast } from './toasts.ts';

const MOST_AT_ONCE = 3;
/** How tall a toast of one line is, and what a second line adds. */
const HEIGHT = 44;
const DETAIL_HEIGHT = 20;

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
    top: TOP,
  });

  useEffect(() => {
    const withdraw = (id: string) => api.destroy(id);
    const show = ({ id, kind, text, detail, seconds, action }: Toast) => {
      const { shift, drop } = placeOnPage(detail ? HEIGHT + DETAIL_HEIGHT : HEIGHT);
      document.documentElement.style.setProperty('--toast-shift', `${shift}px`);
      document.documentElement.style.setProperty('--toast-drop', `${drop}px`);
      const act = () => {
        withdraw(id);
        action?.run();
      };
      const open = (duration: number | false) =>
        api.open({
          key: id,
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
    };
    return connectToasts({ show, withdraw });
  }, [api, t]);

  return host;
}
