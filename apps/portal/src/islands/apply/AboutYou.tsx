import type { ApplyForm } from '@onward/contract/careers/applying';
import { APPLICANT_NAME_MAX } from '@onward/domain/careers/applicant-name';
import { useTexts } from '../../texts/texts.ts';
import { FileField } from '../fields/FileField.tsx';
import { PhoneField } from '../fields/PhoneField.tsx';
import type { ProblemTexts } from '../fields/problem-texts.ts';
import type { Files } from '../fields/QuestionField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { consentChange, type Entries } from './entries.ts';

interface AboutYouProps {
  form: ApplyForm;
  entries: Entries;
  problems: ProblemTexts;
  files: Files;
  onChange(change: Partial<Entries>): void;
}

const EMAIL_MAX = 254;

export function AboutYou({ form, entries, problems, files, onChange }: AboutYouProps) {
  const { t } = useTexts();
  return (
    <>
      <Names entries={entries} problems={problems} onChange={onChange} />
      <PhoneField
        name="phone"
        label={t('careers:apply.phone')}
        isRequired
        problem={problems.phone}
        phone={entries.phone}
        region={entries.region_number}
        onChange={onChange}
      />
      <Consent
        text={form.consents.sms.text}
        isGiven={entries.sms_consent}
        onChange={(isGiven) => onChange(consentChange(entries, 'sms', form.consents.sms, isGiven))}
      />
      <TextField
        name="email"
        label={t('careers:apply.email')}
        isRequired={form.requires_email}
        problem={problems.email}
        value={entries.email}
        input={{
          type: 'email',
          inputMode: 'email',
          autoComplete: 'email',
          autoCapitalize: 'none',
          maxLength: EMAIL_MAX,
        }}
        onChange={(email) => onChange({ email })}
      />
      <FileField
        name="resume_upload_id"
        label={t('careers:apply.resume')}
        isRequired={form.requires_resume}
        problem={problems.resume_upload_id}
        category="resume"
        upload={files.uploads.find(({ id }) => id === entries.resume_upload_id)}
        isDisabled={files.isDisabled}
        uploadAddress={files.uploadAddress}
        failed={files.failed.resume_upload_id}
        onSending={files.onSending}
        onFailed={files.onFailed}
        onUploaded={(upload) => {
          if (upload) files.onUploaded(upload);
          onChange({ resume_upload_id: upload?.id ?? null });
        }}
      />
    </>
  );
}

/** The family name first where it is written first. */
function Names({ entries, problems, onChange }: Pick<AboutYouProps, 'entries' | 'problems' | 'onChange'>) {
  const { t, language } = useTexts();
  const input = { maxLength: APPLICANT_NAME_MAX, autoCapitalize: 'words' } as const;
  const names = [
    <TextField
      key="first_name"
      name="first_name"
      label={t('careers:apply.firstName')}
      isRequired
      problem={problems.first_name}
      value={entries.first_name}
      input={{ ...input, autoComplete: 'given-name' }}
      onChange={(first_name) => onChange({ first_name })}
    />,
    <TextField
      key="last_name"
      name="last_name"
      label={t('careers:apply.lastName')}
      isRequired
      problem={problems.last_name}
      value={entries.last_name}
      input={{ ...input, autoComplete: 'family-name' }}
      onChange={(last_name) => onChange({ last_name })}
    />,
  ];
  return <div class="pair">{language === 'zh' ? names.reverse() : names}</div>;
}

interface ConsentProps {
  text: string;
  isGiven: boolean;
  onChange(isGiven: boolean): void;
}

export const Consent = ({ text, isGiven, onChange }: ConsentProps) => (
  <label class="consent">
    <input type="checkbox" checked={isGiven} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
    <span>{text}</span>
  </label>
);
