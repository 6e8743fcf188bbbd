// A plain button for the first screens shown; antd's would add its style engine to their download.
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../status/Spinner.tsx';
import { type ButtonLooks, buttonLooks } from './button-styles.ts';

interface Props extends ButtonLooks, Pick<ComponentProps<'button'>, 'type' | 'onClick'> {
  icon?: ReactNode;
  /** In progress: the label stays, clicks do nothing. */
  busy?: boolean;
  children: ReactNode;
}

export function PlainButton({ type = 'button', onClick, icon, busy = false, children, ...looks }: Props) {
  // Not disabled while busy, or it would lose focus.
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button {...buttonLooks(looks)} type={type} data-busy={busy} aria-busy={busy} onClick={press}>
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}
