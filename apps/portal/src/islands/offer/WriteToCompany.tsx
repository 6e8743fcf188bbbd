// Leads to the applicant's own conversation with the employer.
import { Icon } from '../../parts/Icon.tsx';
import { useTexts } from '../../texts/texts.ts';

export function WriteToCompany({ company, token }: { company: string; token: string }) {
  const { t } = useTexts();
  return (
    <a class="quiet-button" href={`/offer/${encodeURIComponent(token)}/question`}>
      <Icon name="message" size={20} /> {t('offers:page.ask.write', { company })}
    </a>
  );
}
