// A button of our own, for what is shown first: antd's would bring its whole machinery along.
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../status/Spinner.tsx';
import { type ButtonLooks, buttonLooks } from './button-looks.ts';

interface Props extends ButtonLooks, Pick<ComponentProps<'button'>, 'type' | 'onClick'> {
  icon?: ReactNode;
  /** Under way: the label stays, a press does nothing. */
  busy?: boolean;
  children: ReactNode;
}

export function PlainButton({ type = 'button', onClick, icon, busy = false, children, ...looks }: Props) {
  // Not disabled while busy, or it would lose the focus.
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button {...buttonLooks(looks)} type={type} data-busy={busy} aria-busy={busy} onClick={press}>
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}
