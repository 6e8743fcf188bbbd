// What a staff member fills in to sign documents for the company, beside them.
import type { DocumentField } from '@onward/domain/documents/fields';
import { Button, Checkbox, Input, Segmented, Select } from 'antd';
import { PenLine } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../../design/fields/Field.tsx';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import { SignaturePad } from '../SignaturePad.tsx';
import styles from './SigningForm.module.css';
import { entryName, type Signing } from './use-signing-form.ts';

export function SigningForm({ asked, form }: Signing) {
  const { t } = useTranslation();
  const agreed = form.field('agreed');
  return (
    <form noValidate onSubmit={form.onSubmit} className={styles.form}>
      <h2 className={styles.heading}>{t('offers:sign.heading')}</h2>
      <FormAlert failure={form.failure} />
      {asked.map((field) => (
        <CompanyField key={field.id} field={field} form={form} />
      ))}
      <SignatureFields form={form} />
      <div>
        <Checkbox
          id={agreed.id}
          checked={agreed.value}
          aria-invalid={Boolean(agreed.error)}
          onChange={({ target }) => agreed.onChange(target.checked)}
        >
          {t('offers:sign.agree')}
        </Checkbox>
        {agreed.error && (
          <p className={styles.error} role="alert">
            {agreed.error}
          </p>
        )}
      </div>
      <Button type="primary" htmlType="submit" icon={<PenLine size={16} aria-hidden="true" />} loading={form.busy}>
        {t('offers:sign.submit')}
      </Button>
    </form>
  );
}

function CompanyField({ field, form }: { field: DocumentField } & Pick<Signing, 'form'>) {
  const { id, value, error, onChange, onBlur } = form.field(entryName(field.id));
  const status = error ? 'error' : '';
  if (field.kind === 'checkbox')
    return (
      <div>
        <Checkbox id={id} checked={value === true} onChange={({ target }) => onChange(target.checked)}>
          {field.label}
        </Checkbox>
        {error && (
          <p className={styles.error} role="alert">
            {error}
          </p>
        )}
      </div>
    );
  return (
    <Field htmlFor={id} label={field.label} required={field.required} error={error}>
      {field.options ? (
        <Select
          id={id}
          status={status}
          value={value || null}
          onChange={onChange}
          options={field.options.map((option) => ({ value: option, label: option }))}
          aria-describedby={fieldNoteId(id)}
        />
      ) : (
        <Input
          id={id}
          status={status}
          value={String(value)}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onBlur}
          aria-describedby={fieldNoteId(id)}
        />
      )}
    </Field>
  );
}

const MODES = ['type', 'draw'] as const;

function SignatureFields({ form }: Pick<Signing, 'form'>) {
  const { t } = useTranslation();
  const labelId = useId();
  const name = form.field('signature_name');
  const mode = form.field('mode');
  const strokes = form.field('strokes');
  return (
    <>
      <Field htmlFor={name.id} label={t('offers:sign.name')} required error={name.error}>
        <Input
          id={name.id}
          className={mode.value === 'type' ? styles.typed : ''}
          status={name.error ? 'error' : ''}
          value={name.value}
          onChange={({ target }) => name.onChange(target.value)}
          onBlur={name.onBlur}
          aria-describedby={fieldNoteId(name.id)}
        />
      </Field>
      <div className={styles.mode}>
        <span id={labelId}>{t('offers:page.howToSign')}</span>
        <Segmented
          aria-labelledby={labelId}
          value={mode.value}
          onChange={mode.onChange}
          options={MODES.map((value) => ({ value, label: t(`offers:page.modes.${value}`) }))}
        />
      </div>
      {mode.value === 'draw' && (
        <Field
          htmlFor={strokes.id}
          label={t('offers:page.yourSignature')}
          required
          hint={t('offers:page.drawHint')}
          error={strokes.error}
        >
          <SignaturePad
            id={strokes.id}
            strokes={strokes.value}
            hasProblem={Boolean(strokes.error)}
            onChange={strokes.onChange}
          />
        </Field>
      )}
    </>
  );
}
