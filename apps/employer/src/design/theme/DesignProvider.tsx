// Gives everything below it the theme, antd's texts in the reader's language, and the nonce its styles need.
import { ConfigProvider } from 'antd';
import type { Locale } from 'antd/es/locale';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
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

/** Toasts raised earlier wait for their host, so it need not hold up the first page. */
const FIRST_PAGE_MS = 300;

export function DesignProvider({ dark, antdLocale, children }: Props) {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), FIRST_PAGE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <ConfigProvider theme={dark ? DARK_THEME : LIGHT_THEME} locale={antdLocale} csp={csp}>
      <Suspense>{settled && <ToastHost />}</Suspense>
      {children}
    </ConfigProvider>
  );
}
