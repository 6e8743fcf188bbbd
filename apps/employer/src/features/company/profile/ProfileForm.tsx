// The company profile: name, logo, description, time zone, and what applicants are asked.
import { ABOUT_TEXT_MAX, COMPANY_NAME_MAX, type CompanyProfile } from '@onward/contract/company/company';
import { WEBSITE_MAX } from '@onward/domain/company/profile';
import { Button, Checkbox } from 'antd';
import { Lock } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveDialog } from '../../../design/overlays/LeaveDialog.tsx';
import { useAccess } from '../../../platform/access.ts';
import { EditConflict } from '../../../platform/forms/EditConflict.tsx';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { SelectField } from '../../../platform/forms/SelectField.tsx';
import { TextAreaField } from '../../../platform/forms/TextAreaField.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useLanguage } from '../../../platform/language/language.ts';
import { timeZoneOptions } from '../../../platform/language/time-zones.ts';
import { useRefusalText } from '../../../platform/use-refusal-text.ts';
import { useUnsavedChanges } from '../../../platform/use-unsaved-changes.ts';
import { LogoField } from '../LogoField.tsx';
import styles from './ProfileForm.module.css';
import { useProfileForm } from './use-profile-form.ts';

const LABELS: Record<string, string> = {
  name: 'company:profile.name',
  website: 'company:profile.website',
  time_zone: 'company:profile.timeZone',
  about_text: 'company:profile.about',
  asks_equal_opportunity: 'company:profile.equalOpportunity',
};

export function ProfileForm({ company }: { company: CompanyProfile }) {
  const { t } = useTranslation();
  const refusalText = useRefusalText();
  const decision = useAccess().decide({ permission: 'edit_company', writes: true });
  const locked = !decision.allowed;
  const { language } = useLanguage();
  const zones = useMemo(() => timeZoneOptions(company.time_zone, new Date(), language), [company.time_zone, language]);

  const { form, conflict, takeTheirs, keepMine, discard } = useProfileForm(company);
  const leaving = useUnsavedChanges(form.dirty && !form.busy);

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
          onKeepMine={keepMine}
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
            <Button onClick={discard} disabled={form.busy}>
              {t('company:profile.discard')}
            </Button>
          )}
        </div>
      )}
      <LeaveDialog question={leaving} />
    </form>
  );
}
