import { Icon } from '../../parts/Icon.tsx';
import { useTexts } from '../../texts/texts.ts';

/** Opens the email program with an address. */
export function WriteLink({ email }: { email: string }) {
  const { t } = useTexts();
  return (
    <a class="quiet-button" href={`mailto:${email}`}>
      <Icon name="mail" size={20} /> {t('onboarding-portal:help.write', { email })}
    </a>
  );
}
