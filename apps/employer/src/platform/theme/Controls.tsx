// Wraps every part of the app that uses antd components. Loaded with the first such part, because the first page does
// without them.
import { createContext, type ReactNode, use } from 'react';
import { AntdTheme } from '../../design/theme/AntdTheme.tsx';
import { useLanguage } from '../language/language.ts';
import { useIsDark } from './theme-choice.ts';

const Inside = createContext(false);

export default function Controls({ children }: { children: ReactNode }) {
  const dark = useIsDark();
  const { antdLocale } = useLanguage();
  // A panel inside a page already has the theme.
  if (use(Inside)) return children;
  return (
    <Inside value={true}>
      <AntdTheme dark={dark} antdLocale={antdLocale}>
        {children}
      </AntdTheme>
    </Inside>
  );
}
