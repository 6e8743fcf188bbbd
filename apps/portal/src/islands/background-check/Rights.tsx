// What the Fair Credit Reporting Act gives applicants, in plain words (CHK-010). Opens without a script.
import { Icon } from '../../parts/Icon.tsx';
import { useTexts } from '../../texts/texts.ts';

const RIGHTS = ['told', 'file', 'copy', 'dispute', 'outdated', 'permission', 'damages', 'states'] as const;
const OFFICIAL_TEXT = 'https://www.consumerfinance.gov/learnmore';

export function Rights() {
  const { t } = useTexts();
  return (
    <details class="rights check-rights">
      <summary class="link-row">
        <Icon name="scale" />
        <strong>{t('check-consent:page.rights.title')}</strong>
        <Icon name="chevronRight" size={20} />
      </summary>
      <p>{t('check-consent:page.rights.intro')}</p>
      <ul>
        {RIGHTS.map((right) => (
          <li key={right}>{t(`check-consent:page.rights.${right}`)}</li>
        ))}
      </ul>
      <a class="plain-link" href={OFFICIAL_TEXT} target="_blank" rel="noreferrer">
        {t('check-consent:page.rights.official')}
      </a>
    </details>
  );
}
