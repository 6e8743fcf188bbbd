// Gives everything below it the theme, antd's texts in the reader's language, and the nonce its styles need.
import { ConfigProvider } from 'antd';
import type { Locale } from 'antd/es/locale';
import type { ReactNode } from 'react';
import { ToastHost } from '../toasts/ToastHost.tsx';
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

export const DesignProvider = ({ dark, antdLocale, children }: Props) => (
  <ConfigProvider theme={dark ? DARK_THEME : LIGHT_THEME} locale={antdLocale} csp={csp}>
    <ToastHost />
    {children}
  </ConfigProvider>
);
