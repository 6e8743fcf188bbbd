// Creates a company and invites its first super admin (CMP-068).
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useDialog } from '../../../../design/overlays/use-dialog.ts';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { CompanyFields, LocationFields } from '../../../../features/identity/parts/NewCompanyFields.tsx';
import {
  firstValues,
  newCompanyEntry,
  newCompanyErrors,
} from '../../../../features/identity/parts/new-company.form.ts';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { TextField } from '../../../../platform/forms/TextField.tsx';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { useLanguage } from '../../../../platform/language/language.ts';
import { paths } from '../../../../platform/routing/paths.ts';
import styles from './CreateCompanyButton.module.css';
import { createCompany } from './companies.api.ts';

export function CreateCompanyButton() {
  const { t } = useTranslation();
  const dialog = useDialog<true>();
  return (
    <>
      <Button type="primary" icon={<Plus size={16} aria-hidden="true" />} onClick={() => dialog.show(true)}>
        {t('company:support.create')}
      </Button>
      {dialog.subject && <CreateCompanyDialog key={dialog.visit} open={dialog.open} onClose={dialog.close} />}
    </>
  );
}

function CreateCompanyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const form = useForm({
    initial: firstValues(language),
    check: (values) => newCompanyErrors(t, values),
    submit: async (values) => {
      const entry = newCompanyEntry(values);
      const company = await createCompany(entry as Parameters<typeof createCompany>[0]);
      form.reset(values);
      onClose();
      toasts.success(t('company:support.created', { name: company.name, email: entry.admin.email }));
      void navigate(paths.supportedCompany(company.id));
    },
  });
  return (
    <FormDialog
      id="create-company"
      open={open}
      title={t('company:support.create')}
      submitLabel={t('company:support.createSubmit')}
      form={form}
      onClose={onClose}
    >
      <CompanyFields form={form} />
      <fieldset className={styles.group}>
        <legend>{t('setup:steps.location.name')}</legend>
        <LocationFields form={form} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('setup:steps.admin.meta')}</legend>
        <TextField
          field={form.field('admin.name')}
          label={t('company:support.adminName')}
          autoComplete="off"
          required
        />
        <TextField
          field={form.field('admin.email')}
          label={t('setup:fields.yourEmail')}
          hint={t('company:support.adminHint')}
          type="email"
          inputMode="email"
          autoComplete="off"
          required
        />
      </fieldset>
      <FormAlert failure={form.failure} />
    </FormDialog>
  );
}
