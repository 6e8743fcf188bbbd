// Shows toasts with antd's notification: at the top beside the title and the buttons of the page or right below them, at
// most three, paused under the pointer and while their button has focus.
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
/** How tall a toast of one line is, what a second line adds, and the space between it and a button. */
const HEIGHT = 44;
const DETAIL_HEIGHT = 20;
const SPACE = 12;
/** How far down a toast looks for a place where it covers no button. */
const LOWEST = 160;
const STEP = 4;

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
        const { shift, drop } = placePastButtons(detail ? HEIGHT + DETAIL_HEIGHT : HEIGHT);
        document.documentElement.style.setProperty('--toast-shift', `${shift}px`);
        document.documentElement.style.setProperty('--toast-drop', `${drop}px`);
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

interface Place {
  /** Sideways from the middle, and down from the top. */
  shift: number;
  drop: number;
}

/** Where every place has buttons, as in lists on phones, it leaves the top bar free, or stays where it is. */
function placePastButtons(height: number): Place {
  const page = document.querySelector('main')?.getBoundingClientRect();
  if (!page) return { shift: 0, drop: 0 };
  const width = Math.min(WIDTH, innerWidth - 2 * SPACE);
  const middle = innerWidth / 2;
  const area = { from: page.left, to: page.right };
  const controls = boxesOf(':is(a, button, input, [role="radiogroup"]):not(.ant-notification *)');
  const titles = boxesOf('main h1');
  const shiftAt = (drop: number, boxes: readonly DOMRect[]): number | null => {
    const from = TOP + drop;
    const taken = boxes.filter(({ top, bottom }) => top < from + height && bottom > from);
    const spans = taken.map(({ left, right }) => ({ from: left - SPACE, to: right + SPACE }));
    return freeShift(width, area, middle, spans);
  };
  const besideAll = shiftAt(0, [...controls, ...titles]);
  if (besideAll !== null) return { shift: besideAll, drop: 0 };
  for (let drop = 0; drop <= LOWEST; drop += STEP) {
    const shift = shiftAt(drop, controls);
    if (shift !== null) return { shift, drop };
  }
  return { shift: 0, drop: page.top > HEIGHT ? page.top : 0 };
}

const boxesOf = (selector: string): DOMRect[] =>
  [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect()).filter(({ width }) => width > 0);
