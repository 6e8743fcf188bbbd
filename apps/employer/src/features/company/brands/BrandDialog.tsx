// Adding or editing one brand.
import type { Brand } from '@onward/contract/company/brands';
import type { EditConflict as Conflict } from '@onward/contract/errors';
import type { BrandColor } from '@onward/domain/company/brand-colors';
import { BRAND_NAME_MAX, BRAND_STATUSES, type BrandStatus } from '@onward/domain/company/brands';
import { INDUSTRIES, type Industry } from '@onward/domain/company/industries';
import { Segmented } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../design/toasts/toasts.ts';
import { EditConflict } from '../../../platform/forms/EditConflict.tsx';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { SelectField } from '../../../platform/forms/SelectField.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useEditConflict } from '../../../platform/forms/use-edit-conflict.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import { brandRecord } from '../company.api.ts';
import { type LogoEntry, LogoField } from '../LogoField.tsx';
import { BrandColors } from './BrandColors.tsx';
import styles from './BrandDialog.module.css';

interface Props {
  open: boolean;
  /** Null for a new brand. */
  brand: Brand | null;
  onClose: () => void;
}

interface Entries {
  name: string;
  industry: string;
  status: BrandStatus;
  color: BrandColor;
  logo: LogoEntry;
}

export function BrandDialog({ open, brand, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { conflict, version, show, goOnFrom } = useEditConflict(brand?.version);
  const form = useForm<Entries>({
    initial: {
      name: brand?.name ?? '',
      industry: brand?.industry ?? '',
      status: brand?.status ?? 'active',
      color: brand?.color ?? 'teal',
      logo: { url: brand?.logo_url ?? null, uploadId: undefined },
    },
    check: ({ name }) => ({ name: name.trim() === '' ? t('company:brands.nameMissing') : null }),
    submit: async ({ industry, logo, ...given }) => {
      const entries = { ...given, industry: (industry || null) as Industry | null, logo_upload_id: logo.uploadId };
      const saved = brand
        ? await brandRecord.save({ id: brand.id, version: version() }, entries)
        : await brandRecord.add(entries);
      toasts.success(t(brand ? 'company:brands.changed' : 'company:brands.added', { name: saved.name }));
      onClose();
    },
    onFailure: (failure) => show(failure.conflict),
  });

  const industry = form.field('industry');
  const settle = (newest: Conflict, theirs: boolean) => {
    if (theirs) {
      const values = Object.entries(newest.fields).map(([name, both]) => [name, both.theirs ?? '']);
      form.change(Object.fromEntries(values));
    }
    goOnFrom(newest.version);
  };
  const shown = (field: string, value: unknown): string => {
    if (field === 'industry') return t(`company:industries.${value}`);
    if (field === 'color') return t(`company:brands.colors.${value}`);
    return field === 'status' ? t(`company:brands.statuses.${value}`) : String(value);
  };

  return (
    <FormDialog
      id={id}
      open={open}
      title={brand ? t('company:brands.edit', { name: brand.name }) : t('company:brands.add')}
      submitLabel={brand ? t('company:brands.save') : t('company:brands.add')}
      form={form}
      onClose={onClose}
    >
      {conflict && (
        <EditConflict
          conflict={conflict}
          labelOf={(field) => t(`company:brands.fields.${field}`)}
          show={shown}
          onTakeTheirs={(newest) => settle(newest, true)}
          onKeepMine={(newest) => settle(newest, false)}
        />
      )}
      <TextField
        field={form.field('name')}
        label={t('company:brands.fields.name')}
        required
        autoComplete="off"
        maxLength={BRAND_NAME_MAX}
      />
      <SelectField
        field={{ ...industry, onChange: (chosen) => industry.onChange(chosen ?? '') }}
        label={t('company:brands.fields.industry')}
        placeholder={t('company:brands.noIndustry')}
        options={INDUSTRIES.map((value) => ({ value, label: t(`company:industries.${value}`) }))}
        clearable
      />
      <LogoField
        name={form.values.name}
        value={form.values.logo}
        disabled={false}
        onChange={(logo) => form.change({ logo })}
      />
      <BrandColors value={form.values.color} onChange={(color) => form.change({ color })} />
      {brand && (
        <Segmented
          className={styles.status ?? ''}
          aria-label={t('company:brands.fields.status')}
          value={form.values.status}
          options={BRAND_STATUSES.map((status) => ({
            value: status,
            label: t(`company:brands.statuses.${status}`),
          }))}
          onChange={(status) => form.change({ status })}
        />
      )}
      {!form.failure?.conflict && <FormAlert failure={form.failure} />}
    </FormDialog>
  );
}
