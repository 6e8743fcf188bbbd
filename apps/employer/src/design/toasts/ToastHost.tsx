// Shows toasts with antd's notification: at the top beside the title and the buttons of the page, at most three, paused
// under the pointer and while their button has focus.
import { notification } from 'antd';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { freeShift } from './free-spot.ts';
import styles from './ToastHost.module.css';
import { connectToasts, type Toast } from './toasts.ts';

const MOST_AT_ONCE = 3;
const TOP = 6;
const WIDTH = 400;
/** How tall a toast of one line is, and the space between it and a button. */
const HEIGHT = 44;
const SPACE = 12;

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

  useEffect(
    () =>
      connectToasts(({ kind, text, detail, seconds, action }) => {
        const key = crypto.randomUUID();
        document.documentElement.style.setProperty('--toast-shift', `${shiftPastButtons()}px`);
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

/** Zero where there is no room beside the buttons, as on phones. */
function shiftPastButtons(): number {
  const page = document.querySelector('main')?.getBoundingClientRect();
  if (!page) return 0;
  const across = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .map((each) => each.getBoundingClientRect())
      .filter(({ width, top, bottom }) => width > 0 && top < TOP + HEIGHT && bottom > TOP)
      .map(({ left, right }) => ({ from: left - SPACE, to: right + SPACE }));
  const controls = across('main :is(a, button, input, [role="radiogroup"])');
  const middle = innerWidth / 2;
  const area = { from: page.left, to: page.right };
  return (
    freeShift(WIDTH, area, middle, [...controls, ...across('main h1')]) ?? freeShift(WIDTH, area, middle, controls) ?? 0
  );
}
