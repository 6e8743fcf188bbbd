// Corrects Section 2: only what changes is sent, and the old values stay (AHD-011).
import type { I9Form } from '@onward/contract/everify/i9-form';
import { CORRECTION_REASON_MAX, differences } from '@onward/domain/everify/i9-changes';
import { isPhotoMatched } from '@onward/domain/everify/i9-documents';
import { askedFields, type FormAnswers, formProblems } from '@onward/domain/onboarding/forms/form-fields';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../../../design/toasts/toasts.ts';
import { FormAlert } from '../../../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../../../platform/forms/FormDialog.tsx';
import type { Failure } from '../../../../../platform/forms/read-failure.ts';
import { TextAreaField } from '../../../../../platform/forms/TextAreaField.tsx';
import { useForm } from '../../../../../platform/forms/use-form.ts';
import { HrField } from '../../../../onboarding/parts/HrField.tsx';
import { correct } from '../../../form.api.ts';
import { DocumentPhotos } from '../../DocumentPhotos.tsx';
import { sectionForm } from '../section-form.ts';
import styles from './Dialogs.module.css';
import { SignFields } from './SignFields.tsx';

interface Props {
  form: I9Form;
  open: boolean;
  onClose: () => void;
}

interface Entries {
  answers: FormAnswers;
  reason: string;
}

export function CorrectionDialog({ form: i9, open, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { form, shape, problemOf } = useCorrection(i9, onClose);
  const { answers } = form.values;
  const { name } = i9.employee;
  return (
    <FormDialog
      id={id}
      open={open}
      title={t('everify-record:correction.title', { name })}
      submitLabel={t('everify-record:correction.action')}
      form={form}
      onClose={onClose}
    >
      <p className={styles.text}>{t('everify-record:correction.text')}</p>
      <div className={styles.fields}>
        {askedFields(shape, answers).map((field) => (
          <HrField
            key={field.key}
            form="i9_section2"
            field={field}
            state={{ answers, problemOf, change: (changed) => form.change({ answers: { ...answers, ...changed } }) }}
          />
        ))}
      </div>
      {i9.uses_everify && answers.papers === 'a' && isPhotoMatched(answers.a_document) && (
        <DocumentPhotos employeeId={i9.employee.id} name={name} list="a" needed />
      )}
      <p className={styles.text}>{t('everify-record:correction.section1', { name })}</p>
      <TextAreaField
        field={form.field('reason')}
        label={t('everify-record:correction.reason')}
        required
        maxLength={CORRECTION_REASON_MAX}
      />
      <SignFields />
      <FormAlert failure={form.failure} />
    </FormDialog>
  );
}

function useCorrection(i9: I9Form, onClose: () => void) {
  const { t } = useTranslation();
  const [before] = useState<FormAnswers>(() => ({ ...i9.section2?.answers }));
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const shape = sectionForm(i9, 'section2');
  // As on the day it was signed: a paper that has expired since is still right.
  const signedOn = i9.section2?.signed_at.slice(0, 10) ?? i9.today;
  const form = useForm<Entries>({
    initial: { answers: before, reason: '' },
    check: ({ answers, reason }) => ({
      answers: Object.keys(formProblems(shape, answers, signedOn)).length > 0 ? t('errors:fields.invalid') : null,
      reason: reason.trim() === '' ? t('errors:fields.required') : null,
    }),
    submit: async ({ answers, reason }) => {
      const changed = differences(shape, before, answers).map(({ field, after }) => [field, after]);
      const body = { section: 'section2' as const, answers: Object.fromEntries(changed), reason: reason.trim() };
      await correct(i9.id, { ...body, version: i9.version });
      toasts.success(t('everify-record:correction.done'));
      onClose();
    },
    onFailure: setFailure,
  });
  const hasChanges = differences(shape, before, form.values.answers).length > 0;
  const problemOf = (field: string): string | null => {
    const refused = failure?.fields[`answers.${field}`];
    const problem = tried ? formProblems(shape, form.values.answers, signedOn)[field] : undefined;
    return refused ?? (problem ? t(`onboarding-forms:problems.${problem}`) : null);
  };
  const nothing = tried && !hasChanges ? { code: null, message: t('everify-record:correction.nothing') } : null;
  return {
    shape,
    problemOf,
    form: {
      ...form,
      failure: nothing ?? form.failure,
      onSubmit: (event: Parameters<typeof form.onSubmit>[0]) => {
        setTried(true);
        if (hasChanges) form.onSubmit(event);
        else event.preventDefault();
      },
    },
  };
}
