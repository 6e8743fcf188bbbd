// A button that opens a list of choices below it. Escape closes the list, and focus returns to the button.
import { Popover } from 'antd';
import { type ComponentProps, type ReactElement, type ReactNode, type RefObject, useRef, useState } from 'react';
import styles from './ChoicesPopover.module.css';

interface Props {
  /** Spread onto the `button` element. */
  button: (attributes: ComponentProps<'button'>) => ReactElement;
  /** `close` returns focus to the button; `hide` leaves it where it is going. */
  content: (actions: { close: () => void; hide: () => void }) => ReactNode;
  /** The button, for those who return focus to it themselves. */
  opener?: RefObject<HTMLButtonElement | null>;
  /** Whenever it opens or is closed by a click outside. */
  onToggle?: () => void;
  /** Where another choice has just made it appear. */
  startsOpen?: boolean;
}

export function ChoicesPopover({ button, content, opener, onToggle, startsOpen = false }: Props) {
  const [open, setOpen] = useState(startsOpen);
  const own = useRef<HTMLButtonElement>(null);
  const ref = opener ?? own;
  const hide = () => setOpen(false);
  const close = () => {
    hide();
    ref.current?.focus();
  };
  return (
    <Popover
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        onToggle?.();
      }}
      trigger="click"
      placement="bottomLeft"
      arrow={false}
      destroyOnHidden
      content={
        // biome-ignore lint/a11y/noStaticElementInteractions: handles Esc for whichever control inside has focus
        <div
          className={styles.choices}
          onKeyDown={({ key }) => {
            if (key === 'Escape') close();
          }}
        >
          {content({ close, hide })}
        </div>
      }
    >
      {button({ ref, type: 'button', 'aria-expanded': open })}
    </Popover>
  );
}
