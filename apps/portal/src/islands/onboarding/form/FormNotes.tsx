// What a form says before its first question: who it is about, and why it was sent back.
import type { FormSubmission } from '@onward/contract/onboarding/onboarding-forms';
import type { FormKey, OnboardingForm } from '@onward/domain/onboarding/forms/form-fields';
import { Icon } from '../../../parts/Icon.tsx';
import { useTexts } from '../../../texts/texts.ts';

/** Official forms that take name, address, and Social Security number from the record. */
const ABOUT_PERSON: readonly FormKey[] = ['w4', 'state_tax', 'wotc'];

export function KnownPerson({ form, submission }: { form: OnboardingForm; submission: FormSubmission }) {
  const { t } = useTexts();
  if (!ABOUT_PERSON.includes(form.key)) return null;
  const { name, address, ssn } = submission.context.person;
  return (
    <section class="known" aria-label={t('onboarding-portal:known.title')}>
      <Icon name="check" />
      <div>
        <p class="meta">{t('onboarding-portal:known.title')}</p>
        <p>
          <strong>{name}</strong>
        </p>
        {address && <p>{address}</p>}
        {ssn && <p>{t('onboarding-portal:known.ssn', { ssn: ssn.replaceAll('*', '•') })}</p>}
      </div>
    </section>
  );
}

export function ReturnNote({ submission }: { submission: FormSubmission }) {
  const { t } = useTexts();
  const { status, return_reason: reason, returned_by: by } = submission;
  if (status !== 'returned' || !reason) return null;
  return (
    <figure class="sender-message">
      <blockquote>{reason}</blockquote>
      <figcaption class="meta">{by ?? t('onboarding-portal:fix.company')}</figcaption>
    </figure>
  );
}
