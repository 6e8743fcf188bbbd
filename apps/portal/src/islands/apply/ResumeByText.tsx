// Continuing on another phone: the link is sent by text (design 45).
import { textResumeLink } from '@onward/contract/careers/applying';
import { DRAFT_DAYS, RESUME_LINK_MINUTES } from '@onward/domain/careers/task-links';
import type { Language } from '@onward/domain/platform/languages';
import { useState } from 'preact/hooks';
import { Icon } from '../../parts/Icon.tsx';
import { useTexts } from '../../texts/texts.ts';
import { api, refusalOf } from '../api.ts';
import { PhoneField } from '../fields/PhoneField.tsx';

interface ResumeByTextProps {
  positionKey: string;
  language: Language;
  hasExpired: boolean;
  onStartOver(): void;
}

export function ResumeByText({ positionKey, language, hasExpired, onStartOver }: ResumeByTextProps) {
  const { t } = useTexts();
  const [number, setNumber] = useState({ phone: '', region_number: '1' });
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);

  const send = async (): Promise<void> => {
    setSending(true);
    setProblem(undefined);
    try {
      const params = { position_key: positionKey };
      const { message } = await api().call(textResumeLink, { params, body: { ...number, language } });
      setSaid(message);
    } catch (error) {
      const refusal = refusalOf(error);
      setProblem(refusal?.errors.phone?.[0] ?? refusal?.message ?? t('careers:apply.failed'));
    } finally {
      setSending(false);
    }
  };

  return (
    <form
      class="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h1>{t('careers:resume.title')}</h1>
      <p class="lead">{t('careers:resume.kept', { days: DRAFT_DAYS })}</p>
      {hasExpired && <p class="notice">{t('careers:resume.expired')}</p>}
      <div class="card">
        <PhoneField
          name="resume_phone"
          label={t('careers:resume.yourPhone')}
          isRequired
          hint={t('careers:resume.hint', { minutes: RESUME_LINK_MINUTES })}
          problem={problem}
          phone={number.phone}
          region={number.region_number}
          onChange={(change) => setNumber((known) => ({ ...known, ...change }))}
        />
      </div>
      <p class="said" role="status">
        {said}
      </p>
      <button class="link-row" type="button" onClick={onStartOver}>
        <Icon name="rotate" /> <span>{t('careers:apply.startOver')}</span> <Icon name="chevronRight" size={20} />
      </button>
      <div class="dock">
        <button class="button" type="submit" disabled={isSending}>
          {t('careers:resume.send')}
        </button>
      </div>
    </form>
  );
}
