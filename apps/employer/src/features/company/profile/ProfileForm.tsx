// Edits the company profile and what applicants are asked.
import { ABOUT_TEXT_MAX, COMPANY_NAME_MAX, type CompanyProfile } from '@onward/contract/company/company';
import type { EditConflict as Conflict } from '@onward/contract/errors';
import { normalizeWebsite, WEBSITE_MAX } from '@onward/domain/company/profile';
import { Button, Checkbox } from 'antd';
import { Lock } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveDialog } from '../../../design/overlays/LeaveDialog.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { useAccess } from '../../../platform/access.ts';
import { EditConflict } from '../../../platform/forms/EditConflict.tsx';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { SelectField } from '../../../platform/forms/SelectField.tsx';
import { TextAreaField } from '../../../platform/forms/TextAreaField.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { useRefusalText } from '../../../platform/use-refusal-text.ts';
import { useUnsavedChanges } from '../../../platform/use-unsaved-changes.ts';
import { saveCompany } from '../company.api.ts';
import { type LogoEntry, LogoField } from '../LogoField.tsx';
import styles from './ProfileForm.module.css';
import { timeZoneOptions } from './time-zones.ts';

const LABELS: Record<string, string> = {
  name: 'company:profile.name',
  website: 'company:profile.website',
  time_zone: 'company:profile.timeZone',
  about_text: 'company:profile.about',
  asks_equal_opportunity: 'company:profile.equalOpportunity',
};

interface Entries {
  name: string;
  logo: LogoEntry;
  website: string;
  time_zone: string;
  about_text: string;
  asks_equal_opportunity: boolean;
}

const entriesOf = (company: CompanyProfile): Entries => ({
  name: company.name,
  logo: { url: company.logo_url, uploadId: undefined },
  website: company.website ?? '',
  time_zone: company.time_zone,
  about_text: company.about_text ?? '',
  asks_equal_opportunity: company.asks_equal_opportunity,
});

export function ProfileForm({ company }: { company: CompanyProfile }) {
  const { t } = useTranslation();
  const refusalText = useRefusalText();
  const decision = useAccess().decide({ permission: 'edit_company', writes: true });
  const locked = !decision.allowed;
  /** The version the entries are based on; newer than the given one after a conflict. */
  const [version, setVersion] = useState(company.version);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const zones = useMemo(() => timeZoneOptions(company.time_zone, new Date()), [company.time_zone]);

  const form = useForm<Entries>({
    initial: entriesOf(company),
    check: ({ name, website }) => ({
      name: name.trim() === '' ? t('company:profile.nameMissing') : null,
      website: normalizeWebsite(website) === undefined ? t('company:profile.websiteWrong') : null,
    }),
    submit: async ({ logo, ...entries }) => {
      const saved = await saveCompany(company.id, { ...entries, logo_upload_id: logo.uploadId, version });
      setVersion(saved.version);
      form.reset(entriesOf(saved));
      toasts.success(t('company:profile.saved'));
    },
    onFailure: (failure) => setConflict(failure.conflict),
  });
  const leaving = useUnsavedChanges(form.dirty && !form.busy);

  // Someone else's change is applied while nothing is typed here.
  const { dirty, reset } = form;
  useEffect(() => {
    if (dirty || company.version === version) return;
    setVersion(company.version);
    reset(entriesOf(company));
  }, [company, version, dirty, reset]);

  const takeTheirs = ({ version: newest, fields }: Conflict) => {
    form.change(Object.fromEntries(Object.entries(fields).map(([name, { theirs }]) => [name, theirs ?? ''])));
    settle(newest);
  };
  const settle = (newest: number) => {
    setVersion(newest);
    setConflict(null);
  };

  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate aria-label={t('company:profile.title')}>
      {!decision.allowed && (
        <p className={styles.locked}>
          <Lock size={15} aria-hidden="true" />
          {refusalText(decision)}
        </p>
      )}
      {conflict && (
        <EditConflict
          conflict={conflict}
          labelOf={(field) => t(LABELS[field] ?? field)}
          onTakeTheirs={takeTheirs}
          onKeepMine={({ version: newest }) => settle(newest)}
        />
      )}
      <LogoField
        name={form.values.name}
        value={form.values.logo}
        disabled={locked}
        onChange={(logo) => form.change({ logo })}
      />
      <TextField
        field={form.field('name')}
        label={t('company:profile.name')}
        required
        maxLength={COMPANY_NAME_MAX}
        autoComplete="organization"
        disabled={locked}
      />
      <TextField
        field={form.field('website')}
        label={t('company:profile.website')}
        hint={t('company:profile.websiteHint')}
        inputMode="url"
        autoComplete="url"
        maxLength={WEBSITE_MAX}
        disabled={locked}
      />
      <SelectField
        field={form.field('time_zone')}
        label={t('company:profile.timeZone')}
        hint={t('company:profile.timeZoneHint')}
        options={zones}
        disabled={locked}
      />
      <TextAreaField
        field={form.field('about_text')}
        label={t('company:profile.about')}
        hint={t('company:profile.aboutHint')}
        rows={4}
        maxLength={ABOUT_TEXT_MAX}
        disabled={locked}
      />
      <Checkbox
        checked={form.values.asks_equal_opportunity}
        disabled={locked}
        onChange={(event) => form.change({ asks_equal_opportunity: event.target.checked })}
      >
        {t('company:profile.equalOpportunity')}
        <span className={styles.note}>{t('company:profile.equalOpportunityHint')}</span>
      </Checkbox>
      {!form.failure?.conflict && <FormAlert failure={form.failure} />}
      {!locked && (
        <div className={styles.actions}>
          <Button type="primary" htmlType="submit" disabled={!form.dirty} loading={form.busy}>
            {t('company:profile.save')}
          </Button>
          {form.dirty && (
            <Button onClick={() => form.reset(entriesOf(company))} disabled={form.busy}>
              {t('company:profile.discard')}
            </Button>
          )}
        </div>
      )}
      <LeaveDialog question={leaving} />
    </form>
  );
}
