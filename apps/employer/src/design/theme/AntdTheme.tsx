// Provides antd's components with our theme, texts in the user's language, and the nonce their styles need.
import { ConfigProvider } from 'antd';
import type { Locale } from 'antd/es/locale';
import type { ReactNode } from 'react';
import { DARK_THEME, LIGHT_THEME } from './antd-theme.ts';
import { leaveMultiSelectByTab } from './leave-multi-select.ts';

interface Props {
  dark: boolean;
  antdLocale: Locale | undefined;
  children: ReactNode;
}

/** The server writes a new nonce into every page; browsers expose it only as a property. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

// Before React hears of the key.
window.addEventListener('keydown', leaveMultiSelectByTab, { capture: true });

const noNonce: Record<never, never> = {};
const csp = nonce ? { nonce } : noNonce;

export const AntdTheme = ({ dark, antdLocale, children }: Props) => (
  <ConfigProvider theme={dark ? DARK_THEME : LIGHT_THEME} locale={antdLocale} csp={csp}>
    {children}
  </ConfigProvider>
);
