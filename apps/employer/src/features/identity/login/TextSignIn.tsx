// Requests a sign-in link by text; the response is the same for known and unknown numbers (IDN-025).
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPhoneRules } from '../../../design/fields/phone-rules.ts';
import { usePhoneRules } from '../../../design/fields/use-phone-rules.ts';
import { PlainButton } from '../../../design/page/PlainButton.tsx';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import form from '../../../platform/forms/form.module.css';
import { PhoneField } from '../../../platform/forms/PhoneField.tsx';
import { phoneEntry, receiverProblem } from '../../../platform/forms/phone-problems.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import { SentNote } from '../frame/SentNote.tsx';
import { callRequestSmsSignIn } from '../identity.api.ts';

export default function TextSignIn({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation();
  const rules = usePhoneRules();
  const [answer, setAnswer] = useState<string | null>(null);
  const request = useForm({
    initial: { phone: phoneEntry({ phone: null, region_number: null }) },
    check: ({ phone }) => ({ phone: receiverProblem(phone, rules) && t('identity:problems.phone.invalid') }),
    submit: async ({ phone }) => {
      // The server responds the same to every number, so an invalid one must be caught here, even if the rules are
      // still loading.
      if (receiverProblem(phone, rules ?? (await loadPhoneRules()))) return;
      setAnswer((await callRequestSmsSignIn(phone)).message);
    },
  });

  return (
    <div className={form.stack}>
      {answer ? (
        <SentNote text={answer} hint={t('identity:login.textHint')} />
      ) : (
        <form className={form.stack} onSubmit={request.onSubmit} noValidate>
          <PhoneField field={request.field('phone')} size="large" autoFocus />
          <FormAlert failure={request.failure} />
          <PlainButton type="submit" primary size="large" wide busy={request.busy}>
            {t('identity:login.sendText')}
          </PlainButton>
        </form>
      )}
      <div className={form.links}>
        <button type="button" onClick={onBack}>
          <ArrowLeft size={16} aria-hidden="true" />
          {t('identity:login.byPassword')}
        </button>
      </div>
    </div>
  );
}
