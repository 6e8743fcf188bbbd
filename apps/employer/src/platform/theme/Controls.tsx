// Stands around every part of the program that uses antd's controls. It is fetched with the first such part: what is
// shown first does without them.
import { createContext, type ReactNode, use } from 'react';
import { AntdTheme } from '../../design/theme/AntdTheme.tsx';
import { useLanguage } from '../language/language.ts';
import { useIsDark } from './theme-choice.ts';

const Inside = createContext(false);

export default function Controls({ children }: { children: ReactNode }) {
  const dark = useIsDark();
  const { antdLocale } = useLanguage();
  // A panel inside a page has the theme already.
  if (use(Inside)) return children;
  return (
    <Inside value={true}>
      <AntdTheme dark={dark} antdLocale={antdLocale}>
        {children}
      </AntdTheme>
    </Inside>
  );
}
