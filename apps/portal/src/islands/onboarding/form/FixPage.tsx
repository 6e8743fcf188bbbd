// A request to fix some fields: who asks, what is wrong, only these fields, and that the rest is fine (AHD-016, design 56e).
import type { Portal } from '@onward/contract/onboarding/onboarding-portal';
import { askedFields, type FormStep } from '@onward/domain/onboarding/forms/form-fields';
import { shownFields } from '@onward/domain/onboarding/forms/shown-fields';
import { Icon } from '../../../parts/Icon.tsx';
import { useTexts } from '../../../texts/texts.ts';
import { type FileInputs, type FormPageProps, Problems, StepFields } from './StepPage.tsx';
import { useFormTexts } from './use-form-texts.ts';

interface FixPageProps extends FormPageProps, FileInputs {
  step: FormStep;
  portal: Portal;
  /** Nothing has to be signed again. */
  isLast: boolean;
  onNext(): Promise<void>;
}

export function FixPage(props: FixPageProps) {
  const { form, submission, saved, sending, heading, step, portal, isLast, onNext } = props;
  const { t } = useTexts();
  const { labelOf } = useFormTexts(form);
  const { fixes, return_reason: reason } = submission;
  const { contact_name: contact, contact_email: email } = portal.first_shift;
  const sender = submission.returned_by ?? portal.company_name;
  // The whole is often explained only by what is said about its fields.
  const isRepeated = reason !== null && [...new Set(fixes.map(({ reason: why }) => why))].join(' ').startsWith(reason);
  const isFixed = (key: string): boolean => fixes.some(({ field }) => field === key);
  const fine = shownFields(askedFields(form, saved.answers)).filter(({ key }) => !isFixed(key));
  return (
    <form
      class="stack"
      noValidate
      aria-busy={sending.isSending}
      onSubmit={(event) => {
        event.preventDefault();
        void onNext();
      }}
    >
      <div>
        <p class="fix-mark">
          <Icon name="hand" size={18} /> {t('onboarding-portal:fix.count', { count: fixes.length })}
        </p>
        <h1 ref={heading} tabIndex={-1}>
          {t('onboarding-portal:fix.title', { name: portal.first_name })}
        </h1>
        <p class="words">{t('onboarding-portal:fix.text')}</p>
      </div>
      <Problems form={form} step={step} sending={sending} />
      <section class="card next-task stack" aria-label={sender}>
        <figure class="fix-message">
          <figcaption class="fix-sender">
            <span class="initials" aria-hidden="true">
              {initialsOf(sender)}
            </span>
            <strong>{sender}</strong>
          </figcaption>
          <blockquote>
            {reason && !isRepeated && <p>{reason}</p>}
            {fixes.map(({ field, reason: why }) => (
              <p key={field}>
                {fixes.length > 1 && <strong>{labelOf(field)}: </strong>}
                {why}
              </p>
            ))}
          </blockquote>
        </figure>
        <StepFields {...props} step={step} />
      </section>
      {fine.length > 0 && (
        <section>
          <h2 class="quiet-heading">{t('onboarding-portal:fix.fineTitle')}</h2>
          <ul class="rows">
            {fine.map(({ key }) => (
              <li key={key} class="row row-fine">
                <Icon name="check" />
                <span class="row-words">{labelOf(key)}</span>
                <span class="meta">{t('onboarding-portal:fix.fine')}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {email && (
        <a class="plain-link fix-ask" href={`mailto:${email}`}>
          <Icon name="question" size={20} /> {t('onboarding-portal:fix.ask', { name: contact ?? portal.company_name })}
        </a>
      )}
      <div class="dock">
        <button class="button" type="submit" disabled={sending.isSending}>
          {t(
            sending.isSending
              ? 'onboarding-portal:form.sending'
              : isLast
                ? 'onboarding-portal:fix.send'
                : 'onboarding-portal:form.next',
          )}
        </button>
      </div>
    </form>
  );
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map(([first = '']) => first)
    .filter((_, place, all) => place === 0 || place === all.length - 1)
    .join('');
