// Short messages in the corner, from anywhere in the app (PLT-011, PLT-012, PLT-040).
import { NOTIFICATION_SECONDS, UNDO_SECONDS } from '@onward/domain/platform/constants';
import { errorToastSeconds } from '@onward/domain/platform/text';
import { createMerger } from './merge.ts';

export interface ToastAction {
  /** `Undo` or `Retry`, in the user's language. */
  label: string;
  run: () => void;
}

export interface Toast {
  id: string;
  kind: 'success' | 'info' | 'error';
  text: string;
  /** A second, quieter line; toasts that differ only here are the same toast. */
  detail: string | undefined;
  seconds: number;
  action: ToastAction | undefined;
}

interface Host {
  show: (toast: Toast) => void;
  withdraw: (id: string) => void;
}

/** Takes a toast away that is no longer true. */
type Withdraw = () => void;

let host: Host | null = null;
const early: Toast[] = [];
let askForHost: (() => void) | null = null;
const repeats = createMerger(Date.now);

/** The host is mounted once; toasts raised before that are queued for it. */
export function connectToasts(connected: Host): () => void {
  host = connected;
  for (const toast of early.splice(0)) connected.show(toast);
  return () => {
    host = null;
  };
}

/** Called as soon as a toast waits for its host, which is loaded late. */
export function onWaitingToast(ask: () => void): () => void {
  askForHost = ask;
  if (early.length > 0) ask();
  return () => {
    askForHost = null;
  };
}

function raise(raised: Omit<Toast, 'id'>): Withdraw {
  const toast = { ...raised, id: crypto.randomUUID() };
  // Identical texts with an Undo are about something different each time.
  if (!toast.action && repeats(toast.kind, toast.text)) return () => {};
  if (host) {
    host.show(toast);
  } else {
    early.push(toast);
    askForHost?.();
  }
  return () => host?.withdraw(toast.id);
}

interface ErrorExtras {
  action?: ToastAction;
  detail?: string | undefined;
}

const notice = (kind: 'success' | 'info') => (text: string, action?: ToastAction) =>
  raise({ kind, text, detail: undefined, seconds: action ? UNDO_SECONDS : NOTIFICATION_SECONDS, action });

export const toasts = {
  success: notice('success'),
  info: notice('info'),
  /** Something that happened elsewhere: what, the details, and the way there. */
  event: (text: string, detail: string, action?: ToastAction) =>
    raise({ kind: 'info', text, detail, seconds: NOTIFICATION_SECONDS, action }),
  error: (text: string, { action, detail }: ErrorExtras = {}) =>
    raise({ kind: 'error', text, detail, seconds: errorToastSeconds(text), action }),
};
