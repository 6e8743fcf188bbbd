// Gives everything below it the theme, antd's texts in the reader's language, and the nonce its styles need.
import { ConfigProvider } from 'antd';
import type { Locale } from 'antd/es/locale';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { onWaitingToast } from '../toasts/toasts.ts';
import { DARK_THEME, LIGHT_THEME } from './antd-theme.ts';
import './fonts.css';
import 'virtual:tokens.css';
import './global.css';

interface Props {
  dark: boolean;
  antdLocale: Locale | undefined;
  children: ReactNode;
}

/** The server writes a new nonce into the page at every request; the browser shows it only as a property. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

const noNonce: Record<never, never> = {};
const csp = nonce ? { nonce } : noNonce;

const ToastHost = lazy(() => import('../toasts/ToastHost.tsx'));

/** The host need not hold up the first page: it comes after it, or as soon as a toast waits for it. */
const FIRST_PAGE_MS = 3000;

export function DesignProvider({ dark, antdLocale, children }: Props) {
  const [toastsWanted, setToastsWanted] = useState(false);
  useEffect(() => {
    const want = () => setToastsWanted(true);
    const stopListening = onWaitingToast(want);
    const timer = setTimeout(want, FIRST_PAGE_MS);
    return () => {
      stopListening();
      clearTimeout(timer);
    };
  }, []);
  return (
    <ConfigProvider theme={dark ? DARK_THEME : LIGHT_THEME} locale={antdLocale} csp={csp}>
      <Suspense>{toastsWanted && <ToastHost />}</Suspense>
      {children}
    </ConfigProvider>
  );
}
