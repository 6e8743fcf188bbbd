// The state behind the company profile: entries, saving, and changes by someone else (AHD-021).
import type { CompanyProfile } from '@onward/contract/company/company';
import type { EditConflict } from '@onward/contract/errors';
import { normalizeWebsite } from '@onward/domain/company/profile';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../design/toasts/toasts.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import { saveCompany } from '../company.api.ts';
import type { LogoEntry } from '../LogoField.tsx';

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

export function useProfileForm(company: CompanyProfile) {
  const { t } = useTranslation();
  /** The version the entries are based on; newer than the loaded one after a conflict. */
  const [version, setVersion] = useState(company.version);
  const [conflict, setConflict] = useState<EditConflict | null>(null);

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

  // Another user's change replaces the entries as long as nothing was changed here.
  const { dirty, reset } = form;
  useEffect(() => {
    if (dirty || company.version === version) return;
    setVersion(company.version);
    reset(entriesOf(company));
  }, [company, version, dirty, reset]);

  const resolve = (newest: number) => {
    setVersion(newest);
    setConflict(null);
  };

  return {
    form,
    conflict,
    takeTheirs: ({ version: newest, fields }: EditConflict) => {
      form.change(Object.fromEntries(Object.entries(fields).map(([name, { theirs }]) => [name, theirs ?? ''])));
      resolve(newest);
    },
    keepMine: ({ version: newest }: EditConflict) => resolve(newest),
    discard: () => form.reset(entriesOf(company)),
  };
}
