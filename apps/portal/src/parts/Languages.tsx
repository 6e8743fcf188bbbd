// The language switch: plain links, so it works without a script and entered answers stay.
import type { PageFrame } from '@onward/contract/careers/portal-pages';
import type { Language } from '@onward/domain/platform/languages';
import { useTexts } from '../texts/texts.ts';
import { Icon } from './Icon.tsx';

/** The same page in another language. */
function inLanguage(address: string, language: string): string {
  const [path = '', query = ''] = address.split('?');
  const search = new URLSearchParams(query);
  search.set('lang', language);
  return `${path}?${search}`;
}

/** What the button shows; its accessible name begins with it. */
const SHORT_NAMES: Readonly<Record<Language, string>> = { en: 'EN', fr: 'FR', es: 'ES', zh: '中文' };

export function Languages({ language, languages, address }: PageFrame) {
  const { t } = useTexts();
  return (
    <details class="languages">
      <summary
        aria-label={`${SHORT_NAMES[language]}, ${t('careers:site.language')}: ${t(`careers:site.languages.${language}`)}`}
      >
        <Icon name="globe" size={20} />
        <span aria-hidden="true">{SHORT_NAMES[language]}</span>
      </summary>
      <ul>
        {languages.map((each) => (
          <li key={each}>
            <a
              href={inLanguage(address, each)}
              lang={each}
              hreflang={each}
              rel="nofollow"
              aria-current={each === language ? 'true' : undefined}
            >
              {t(`careers:site.languages.${each}`)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
