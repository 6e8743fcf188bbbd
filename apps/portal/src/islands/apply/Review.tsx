// A summary of all entries before submitting (design 42).
import type { ApplyForm } from '@onward/contract/careers/applying';
import type { AskedStep } from '@onward/contract/careers/portal-pages';
import type { ApplyStep } from '@onward/domain/careers/application-form';
import { fullName } from '@onward/domain/careers/full-name';
import type { Language } from '@onward/domain/platform/languages';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../parts/Icon.tsx';
import { useTexts } from '../../texts/texts.ts';
import { UploadedFile } from '../fields/FileField.tsx';
import { useAnswerText } from '../fields/QuestionField.tsx';
import { languageOfQuestion } from '../fields/question-language.ts';
import { loadNumberRules } from '../number-rules-loader.ts';
import type { Upload } from '../upload-file.ts';
import { Consent } from './AboutYou.tsx';
import { answerTo, consentChange, type Entries } from './entries.ts';

interface ReviewProps {
  form: ApplyForm;
  steps: readonly AskedStep[];
  entries: Entries;
  uploads: readonly Upload[];
  onEdit(step: ApplyStep): void;
  onChange(change: Partial<Entries>): void;
}

export function Review({ form, steps, entries, uploads, onEdit, onChange }: ReviewProps) {
  const { t, language } = useTexts();
  const answerText = useAnswerText();
  const resume = uploads.find(({ id }) => id === entries.resume_upload_id);
  const asked = steps.filter(({ question_ids }) => question_ids.length > 0);
  return (
    <>
      <Part title={t('careers:apply.steps.about_you')} onEdit={() => onEdit('about_you')}>
        <dl class="facts-list">
          <Line label={t('careers:apply.name')}>{fullName(entries)}</Line>
          <Line label={t('careers:apply.phone')}>
            <PhoneText entries={entries} />
          </Line>
          {entries.email && <Line label={t('careers:apply.email')}>{entries.email}</Line>}
        </dl>
        {resume && (
          <dl class="facts-list">
            <Line label={t('careers:apply.resume')}>
              <UploadedFile upload={resume} />
            </Line>
          </dl>
        )}
        {entries.sms_consent && (
          <p class="given-consent">
            <Icon name="check" size={20} /> {form.consents.sms.text}
          </p>
        )}
      </Part>
      {asked.map(({ step, question_ids }) => (
        <Part key={step} title={t(`careers:apply.steps.${step}`)} onEdit={() => onEdit(step)}>
          <dl class="facts-list">
            {form.questions
              .filter(({ id }) => question_ids.includes(id))
              .map((question) => (
                <Line
                  key={question.id}
                  label={question.title}
                  lang={languageOfQuestion(question, language, form.questions)}
                >
                  {answerText(question, answerTo(entries, question.id), uploads)}
                </Line>
              ))}
          </dl>
        </Part>
      ))}
      <Consent
        text={form.consents.keep_in_touch.text}
        isGiven={entries.keep_in_touch}
        onChange={(isGiven) => onChange(consentChange(entries, 'keep_in_touch', form.consents.keep_in_touch, isGiven))}
      />
    </>
  );
}

function Part({ title, onEdit, children }: { title: string; onEdit: () => void; children: ComponentChildren }) {
  const { t } = useTexts();
  return (
    <section class="card review-part">
      <div class="review-head">
        <h2>{title}</h2>
        <button class="edit" type="button" aria-label={t('careers:apply.editStep', { step: title })} onClick={onEdit}>
          <Icon name="pencil" size={20} /> {t('careers:apply.edit')}
        </button>
      </div>
      {children}
    </section>
  );
}

interface LineProps {
  label: string;
  /** Of a label in another language than the page. */
  lang?: Language | undefined;
  children: ComponentChildren;
}

const Line = ({ label, lang, children }: LineProps) => (
  <div>
    <dt lang={lang}>{label}</dt>
    <dd>{children}</dd>
  </div>
);

function PhoneText({ entries: { phone, region_number } }: { entries: Entries }) {
  const [text, setFormatted] = useState(`+${region_number} ${phone}`);
  useEffect(() => {
    loadNumberRules().then(
      ({ formatPhoneNumber }) => setFormatted(formatPhoneNumber({ phone, region_number })),
      () => {},
    );
  }, [phone, region_number]);
  return <>{text}</>;
}
