// The second step: the authorization, who the applicant is, and their signature (CHK-010).
import type { CheckTask } from '@onward/contract/background-checks/check-tasks';
import { birthDateRange, LEGAL_NAME_MAX } from '@onward/domain/background-checks/consent';
import { fullName } from '@onward/domain/careers/full-name';
import type { Ref } from 'preact';
import { dateText } from '../../texts/date-texts.ts';
import { useTexts } from '../../texts/texts.ts';
import { ProblemSummary } from '../fields/ProblemSummary.tsx';
import { TextField } from '../fields/TextField.tsx';
import { StepHead } from './CheckFrame.tsx';
import { OtherNameDialog } from './OtherNameDialog.tsx';
import { RefuseButton } from './RefuseButton.tsx';
import { SsnField } from './SsnField.tsx';
import type { Consent } from './use-consent.ts';

interface PermissionStepProps {
  task: CheckTask;
  token: string;
  now: string;
  today: string;
  consent: Consent;
  heading: Ref<HTMLHeadingElement>;
  onBack(event: Event): void;
  /** False when a press was meant for the step before. */
  isMeant(event: Event): boolean;
  onRefused(task: CheckTask): void;
}

export function PermissionStep({ task, token, now, consent, heading, onBack, isMeant, ...props }: PermissionStepProps) {
  const { t, language } = useTexts();
  const { background_check: check } = task;
  const { problems, isSending } = consent;
  const date = dateText(language, now, check.time_zone);
  const labels: Record<string, string> = {
    date_of_birth: t('check-consent:page.permission.birth'),
    ssn: t('check-consent:page.permission.ssn'),
    postal_code: t('check-consent:page.permission.postalCode'),
    email: t('check-consent:page.permission.email'),
    full_legal_name: t('check-consent:page.permission.name'),
  };
  return (
    <form
      class="stack"
      noValidate
      aria-busy={isSending}
      onSubmit={(event) => {
        event.preventDefault();
        // The second tap of a double tap on Continue lands here before anything is entered.
        if (isMeant(event) || !consent.isUntouched) void consent.send();
      }}
    >
      <StepHead step="permission" title={t('check-consent:page.permission.title')} heading={heading} />
      <div class="authorization">
        {task.authorization.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <ProblemSummary
        focusesField
        attempt={consent.attempt}
        problems={Object.entries(problems).map(([name, text]) => ({ name, text, label: labels[name] ?? name }))}
      />
      {consent.failure && (
        <p class="notice notice-problem" role="alert">
          {consent.failure}
        </p>
      )}
      <IdentityFields task={task} today={props.today} consent={consent} labels={labels} />
      <div class="typed">
        <TextField
          name="full_legal_name"
          label={labels.full_legal_name ?? ''}
          hint={t('check-consent:page.permission.nameHint', { date })}
          isRequired
          problem={problems.full_legal_name}
          value={consent.entries.full_legal_name}
          onChange={(name) => consent.change({ full_legal_name: name })}
          input={{ maxLength: LEGAL_NAME_MAX, autoComplete: 'off', autoCapitalize: 'words' }}
        />
      </div>
      {consent.askedName !== null && (
        <OtherNameDialog
          applied={fullName(check)}
          name={consent.askedName}
          onConfirmed={() => void consent.send({ isNameConfirmed: true })}
          onCorrect={() => document.getElementById('field-full_legal_name')?.focus()}
          onClose={consent.stopAsking}
        />
      )}
      <RefuseButton
        company={check.company_name}
        token={token}
        onRefused={props.onRefused}
        onFailed={(error) => void consent.explain(error)}
      />
      <div class="dock dock-pair">
        <button class="quiet-button" type="button" disabled={isSending} onClick={onBack}>
          {t('careers:site.back')}
        </button>
        <button class="button" type="submit" disabled={isSending}>
          {t(isSending ? 'check-consent:page.permission.sending' : 'check-consent:page.permission.agree')}
        </button>
      </div>
    </form>
  );
}

type IdentityProps = Pick<PermissionStepProps, 'task' | 'today' | 'consent'> & { labels: Record<string, string> };

function IdentityFields({ task, today, consent, labels }: IdentityProps) {
  const { t } = useTexts();
  const { entries, problems, change } = consent;
  const { brand_name, company_name } = task.background_check;
  return (
    <>
      <TextField
        name="date_of_birth"
        label={labels.date_of_birth ?? ''}
        hint={t('check-consent:page.permission.birthHint')}
        isRequired
        problem={problems.date_of_birth}
        value={entries.date_of_birth}
        onChange={(day) => change({ date_of_birth: day })}
        input={{ type: 'date', autoComplete: 'bday', ...birthDateRange(today) }}
      />
      <SsnField
        hint={t('check-consent:page.permission.ssnHint', { brand: brand_name || company_name })}
        problem={problems.ssn}
        value={entries.ssn}
        onChange={(ssn) => change({ ssn })}
      />
      <TextField
        name="postal_code"
        label={labels.postal_code ?? ''}
        hint={t('check-consent:page.permission.postalCodeHint')}
        isRequired
        problem={problems.postal_code}
        value={entries.postal_code}
        onChange={(code) => change({ postal_code: code })}
        input={{ inputMode: 'numeric', autoComplete: 'postal-code', maxLength: 10 }}
      />
      {task.needs_email && (
        <TextField
          name="email"
          label={labels.email ?? ''}
          hint={t('check-consent:page.permission.emailHint', { provider: task.provider_name })}
          isRequired
          problem={problems.email}
          value={entries.email}
          onChange={(email) => change({ email })}
          input={{ type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', maxLength: 254 }}
        />
      )}
      <label class="consent">
        <input
          type="checkbox"
          name="wants_copy"
          checked={entries.wants_copy}
          onChange={({ currentTarget }) => change({ wants_copy: currentTarget.checked })}
        />
        <span>{t('check-consent:page.permission.copy')}</span>
      </label>
    </>
  );
}
