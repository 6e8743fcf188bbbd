// Changes the language without loading the page again: what was typed, above all the Social Security number, stays in
// memory and is never stored in the browser.
import type { PageFrame } from '@onward/contract/careers/portal-pages';
import { useEffect, useState } from 'preact/hooks';
import { createTexts, type Texts, useTexts } from '../texts/texts.ts';
import { embeddedData } from './island.tsx';

export interface PageLanguage {
  texts: Texts;
  frame: PageFrame;
  hasFailed: boolean;
}

/** `onProps` gets the data of the page in the new language. */
export function usePageLanguage<Props>(firstFrame: PageFrame, onProps: (props: Props) => void): PageLanguage {
  const firstTexts = useTexts();
  const [language, setLanguage] = useState<PageLanguage>({ texts: firstTexts, frame: firstFrame, hasFailed: false });

  // biome-ignore lint/correctness/useExhaustiveDependencies: one listener for the life of the page.
  useEffect(() => {
    let newest = '';
    const change = async (address: string): Promise<void> => {
      newest = address;
      const page = await load(address);
      // Another language was chosen meanwhile.
      if (newest !== address) return;
      if (!page) return setLanguage((shown) => ({ ...shown, hasFailed: true }));
      const data = embeddedData<Props>(page);
      // Without an island the page explains why, for example that the link is no longer valid.
      if (!data) return location.assign(address);
      showAround(page, address);
      setLanguage({ texts: createTexts(data.frame.language, data.texts), frame: data.frame, hasFailed: false });
      onProps(data.props);
      document.getElementById('content')?.focus();
    };
    const onClick = (event: MouseEvent): void => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('.languages a');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      link.closest('details')?.removeAttribute('open');
      void change(link.href);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return language;
}

/** Null when the server was not reached or has a problem. */
async function load(address: string): Promise<Document | null> {
  try {
    const response = await fetch(address, { headers: { accept: 'text/html' } });
    if (response.status === 429 || response.status >= 500) return null;
    return new DOMParser().parseFromString(await response.text(), 'text/html');
  } catch {
    return null;
  }
}

/** What is outside the island: the language and title of the document, the skip link, and the address. */
function showAround(page: Document, address: string): void {
  document.documentElement.lang = page.documentElement.lang;
  document.title = page.title;
  const skip = document.querySelector('.skip');
  if (skip) skip.textContent = page.querySelector('.skip')?.textContent ?? '';
  // The fragment says where somebody is in the page.
  history.replaceState(history.state, '', address + location.hash);
}
