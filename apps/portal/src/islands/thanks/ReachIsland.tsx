// By which channel the applicant gets the link, and a form to add one (CAR-012).
import { addApplicantContact, type Reach } from '@onward/contract/careers/applying';
import { useState } from 'preact/hooks';
import { useTexts } from '../../texts/texts.ts';
import { api, refusalOf } from '../api.ts';
import { Consent } from '../apply/AboutYou.tsx';
import { TextField } from '../fields/TextField.tsx';
import { useIsLive } from '../use-is-live.ts';

interface ReachProps {
  reach: Reach;
  token: string;
  company: string;
}

const EMAIL_MAX = 254;

export function ReachIsland({ reach: given, token, company }: ReachProps) {
  const { t } = useTexts();
  const [reach, setReach] = useState(given);
  const [isSaved, setSaved] = useState(false);
  const isReached = reach.email || reach.text !== 'none';
  return (
    <div>
      <p role="status">
        {isSaved && <strong>{t('careers:thanks.reach.saved')} </strong>}
        {t(`careers:thanks.reach.${channelsOf(reach)}`)}
      </p>
      {!isReached && reach.offers.length > 0 && (
        <AddReach
          offers={reach.offers}
          consent={reach.sms_consent}
          token={token}
          company={company}
          onAdded={(fresh) => {
            setReach(fresh);
            setSaved(true);
          }}
        />
      )}
    </div>
  );
}

const channelsOf = ({ email, text }: Reach): string => {
  if (!email) return text;
  return text === 'none' ? 'email' : `email_${text}`;
};

interface AddReachProps extends Pick<ReachProps, 'token' | 'company'> {
  offers: Reach['offers'];
  consent: Reach['sms_consent'];
  onAdded(reach: Reach): void;
}

function AddReach({ offers, consent, token, company, onAdded }: AddReachProps) {
  const { t } = useTexts();
  const [email, setEmail] = useState('');
  const [allowsTexts, setAllowsTexts] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const isLive = useIsLive();

  const send = async (): Promise<void> => {
    if (email.trim() === '' && !allowsTexts) {
      setProblem(t('careers:thanks.reach.choose'));
      return;
    }
    setSending(true);
    setProblem(undefined);
    try {
      const shown = consent ? { sms: { version: consent.version, language: consent.language } } : {};
      const body = { email: email.trim() || null, sms_consent: allowsTexts, shown_consents: shown };
      onAdded((await api().call(addApplicantContact, { params: { token }, body })).reach);
    } catch (error) {
      const refusal = refusalOf(error);
      setProblem(refusal?.errors.email?.[0] ?? refusal?.message ?? t('careers:apply.failed'));
      setSending(false);
    }
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p>{t('careers:thanks.reach.add', { company })}</p>
      {offers.includes('email') && (
        <TextField
          name="email"
          label={t('careers:apply.email')}
          isRequired={!offers.includes('text')}
          problem={problem}
          value={email}
          input={{
            type: 'email',
            inputMode: 'email',
            autoComplete: 'email',
            autoCapitalize: 'none',
            maxLength: EMAIL_MAX,
          }}
          onChange={setEmail}
        />
      )}
      {consent && <Consent text={consent.text} isGiven={allowsTexts} onChange={setAllowsTexts} />}
      {problem && (
        <p class={offers.includes('email') ? 'unseen' : 'notice notice-problem'} role="alert">
          {problem}
        </p>
      )}
      <button class="button" type="submit" disabled={!isLive || isSending}>
        {t('careers:thanks.reach.save')}
      </button>
    </form>
  );
}
