// The document that a receipt stood for (AHD-011).
import type { I9Form } from '@onward/contract/everify/i9-form';
import {
  documentsOfList,
  fitsStatus,
  type I9DocumentKey,
  type I9List,
  i9Document,
  isPhotoMatched,
} from '@onward/domain/everify/i9-documents';
import { copyProblems, papersIn, receiptOf } from '@onward/domain/onboarding/forms/i9-section2';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../../../design/toasts/toasts.ts';
import { FormAlert } from '../../../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../../../platform/forms/FormDialog.tsx';
import { SelectField } from '../../../../../platform/forms/SelectField.tsx';
import { TextField } from '../../../../../platform/forms/TextField.tsx';
import { useForm } from '../../../../../platform/forms/use-form.ts';
import { enterDocument } from '../../../form.api.ts';
import { DocumentPhotos } from '../../DocumentPhotos.tsx';
import { useDocumentText } from '../use-document-text.ts';
import styles from './Dialogs.module.css';
import { SignFields } from './SignFields.tsx';

interface Props {
  form: I9Form;
  open: boolean;
  onClose: () => void;
}

interface Entries {
  document: I9DocumentKey | null;
  issuer: string;
  document_number: string;
  expires_on: string;
  agreed: boolean;
}

export function ReceiptDialog({ form: i9, open, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const documentText = useDocumentText();
  const form = useReceipt(i9, onClose);
  const chosen = form.values.document && i9Document(form.values.document);
  const list = listOfReceipt(i9);
  return (
    <FormDialog
      id={id}
      open={open}
      title={t('everify-record:receipt.title', { name: i9.employee.name })}
      submitLabel={t('everify-record:sign.action')}
      form={form}
      onClose={onClose}
    >
      <p className={styles.text}>{t('everify-record:receipt.text')}</p>
      <div className={styles.fields}>
        <SelectField<I9DocumentKey>
          field={{
            ...form.field('document'),
            onChange: (document) =>
              form.change({ document, issuer: (document && i9Document(document)?.issuer) || form.values.issuer }),
          }}
          label={t('everify-record:paper.document')}
          required
          options={replacements(i9).map((value) => ({ value, label: documentText(value) }))}
        />
        <TextField field={form.field('issuer')} label={t('everify-record:paper.issuer')} required maxLength={80} />
        {chosen?.number !== 'none' && (
          <TextField
            field={form.field('document_number')}
            label={t('everify-record:paper.number')}
            required={chosen?.number === 'required'}
            maxLength={30}
            autoComplete="off"
          />
        )}
        {chosen?.expiry !== 'none' && (
          <TextField
            field={form.field('expires_on')}
            label={t('everify-record:paper.expires')}
            required={chosen?.expiry === 'required'}
            type="date"
          />
        )}
      </div>
      {i9.uses_everify && list !== null && isPhotoMatched(form.values.document) && (
        <DocumentPhotos employeeId={i9.employee.id} name={i9.employee.name} list={list} needed />
      )}
      <SignFields agreed={form.field('agreed')} />
      <FormAlert failure={form.failure} />
    </FormDialog>
  );
}

function listOfReceipt({ section2 }: I9Form): I9List | null {
  const answers = section2?.answers ?? {};
  return papersIn(answers).find((each) => receiptOf(each, answers) !== null) ?? null;
}

/** E-Verify compares the photo of the document, so a copy of it is kept. */
function missesCopy(i9: I9Form, document: I9DocumentKey): boolean {
  const list = listOfReceipt(i9);
  if (list === null) return false;
  const answers = { papers: list === 'a' ? 'a' : 'b_and_c', [`${list}_document`]: document };
  return Object.keys(copyProblems(answers, i9.copies, { usesEverify: i9.uses_everify })).length > 0;
}

/** Papers of the list that the receipt was on. */
function replacements(i9: I9Form): I9DocumentKey[] {
  const { work_status: status } = i9;
  const list = listOfReceipt(i9);
  if (list === null) return [];
  return documentsOfList(list).filter((key) => status === null || fitsStatus(key, status));
}

function useReceipt(i9: I9Form, onClose: () => void) {
  const { t } = useTranslation();
  const required = t('errors:fields.required');
  return useForm<Entries>({
    initial: {
      document: null,
      issuer: '',
      document_number: '',
      expires_on: '',
      agreed: false,
    },
    check: ({ document, issuer, document_number, expires_on, agreed }) => {
      const paper = document && i9Document(document);
      return {
        document:
          document === null
            ? required
            : missesCopy(i9, document)
              ? t(`onboarding-forms:problems.copy_of_${document}`)
              : null,
        issuer: issuer.trim() === '' ? required : null,
        document_number: paper?.number === 'required' && document_number.trim() === '' ? required : null,
        expires_on:
          paper?.expiry === 'required' && expires_on === ''
            ? required
            : expires_on && expires_on < i9.today
              ? t('everify-record:problems.expired')
              : null,
        agreed: agreed ? null : t('everify-record:sign.mustAgree'),
      };
    },
    submit: async ({ document, issuer, document_number, expires_on, agreed }) => {
      if (document === null) return;
      await enterDocument(i9.id, {
        document,
        issuer: issuer.trim(),
        document_number: document_number.trim() || null,
        expires_on: expires_on || null,
        agreed,
        version: i9.version,
      });
      toasts.success(t('everify-record:receipt.done'));
      onClose();
    },
  });
}
