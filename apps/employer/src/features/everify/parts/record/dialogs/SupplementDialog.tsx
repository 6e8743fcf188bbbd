// Supplement B: proves the right to work again, or takes over the form of somebody who came back (AHD-011).
import type { I9Form } from '@onward/contract/everify/i9-form';
import type { SupplementKind } from '@onward/domain/everify/i9-changes';
import { type I9DocumentKey, i9Document, reverifyDocuments } from '@onward/domain/everify/i9-documents';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../../../platform/forms/FormDialog.tsx';
import { SelectField } from '../../../../../platform/forms/SelectField.tsx';
import { TextAreaField } from '../../../../../platform/forms/TextAreaField.tsx';
import { TextField } from '../../../../../platform/forms/TextField.tsx';
import type { Form } from '../../../../../platform/forms/use-form.ts';
import { ChoiceCards } from '../../ChoiceCards.tsx';
import { useDocumentText } from '../use-document-text.ts';
import styles from './Dialogs.module.css';
import { SignFields } from './SignFields.tsx';
import { type SupplementEntries, useSupplement } from './use-supplement.ts';

interface Props {
  form: I9Form;
  kind: SupplementKind;
  open: boolean;
  onClose: () => void;
}

const NAME_MAX = 40;
const INFORMATION_MAX = 500;

export function SupplementDialog({ form: i9, kind, open, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const form = useSupplement(i9, kind, onClose);
  const { name } = i9.employee;
  return (
    <FormDialog
      id={id}
      open={open}
      title={t(`everify-record:supplement.titles.${kind}`, { name })}
      submitLabel={t('everify-record:sign.action')}
      form={form}
      onClose={onClose}
    >
      <p className={styles.text}>{t('everify-record:supplement.free', { name })}</p>
      <div className={styles.fields}>
        {kind === 'rehire' && (
          <TextField
            field={form.field('rehired_on')}
            label={t('everify-record:supplement.rehiredOn')}
            type="date"
            required
          />
        )}
        <TextField
          field={form.field('new_last_name')}
          label={t('everify-record:supplement.newLastName')}
          hint={t('everify:hints.optional')}
          maxLength={NAME_MAX}
        />
        <TextField
          field={form.field('new_first_name')}
          label={t('everify-record:supplement.newFirstName')}
          hint={t('everify:hints.optional')}
          maxLength={NAME_MAX}
        />
        <Paper i9={i9} kind={kind} form={form} />
      </div>
      <ChoiceCards
        field={form.field('examined')}
        label={t('everify-record:examined.label')}
        options={(['in_person', 'live_video'] as const).map((value) => ({
          value,
          label: t(`everify-record:examined.${value}`),
          text: t(`everify-record:examined.${value}Text`, { name }),
        }))}
      />
      <TextAreaField
        field={form.field('additional_information')}
        label={t('everify-record:paper.information')}
        maxLength={INFORMATION_MAX}
      />
      <SignFields agreed={form.field('agreed')} />
      <FormAlert failure={form.failure} />
    </FormDialog>
  );
}

interface PaperProps {
  i9: I9Form;
  kind: SupplementKind;
  form: Form<SupplementEntries>;
}

function Paper({ i9, kind, form }: PaperProps) {
  const { t } = useTranslation();
  const documentText = useDocumentText();
  const { document } = form.values;
  const chosen = document && i9Document(document);
  const offered = i9.work_status ? reverifyDocuments(i9.work_status) : [];
  return (
    <>
      <SelectField<I9DocumentKey>
        field={form.field('document')}
        label={t('everify-record:paper.document')}
        required={kind === 'reverification'}
        {...(kind === 'rehire' && { hint: t('everify-record:supplement.onlyIfEnded') })}
        clearable={kind === 'rehire'}
        options={offered.map((value) => ({ value, label: documentText(value) }))}
      />
      {chosen && chosen.number !== 'none' && (
        <TextField
          field={form.field('document_number')}
          label={t('everify-record:paper.number')}
          required={chosen.number === 'required'}
          maxLength={30}
          autoComplete="off"
        />
      )}
      {chosen && chosen.expiry !== 'none' && (
        <TextField
          field={form.field('expires_on')}
          label={t('everify-record:paper.expires')}
          required={chosen.expiry === 'required'}
          type="date"
        />
      )}
    </>
  );
}
