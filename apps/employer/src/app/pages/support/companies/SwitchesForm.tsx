// The settings of a company that support staff can change: standing, tier, plan, modules, flags.
import type { SupportedCompany } from '@onward/contract/company/support';
import { FLAGS, type Flag } from '@onward/domain/company/flags';
import { PLAN_TYPES } from '@onward/domain/company/location-cap';
import { FUNCTION_MODULES, type FunctionModule } from '@onward/domain/company/modules';
import { COMPANY_STATUSES } from '@onward/domain/company/statuses';
import { Button, InputNumber, Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../../design/fields/Field.tsx';
import { LeaveDialog } from '../../../../design/overlays/LeaveDialog.tsx';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import { TextField } from '../../../../platform/forms/TextField.tsx';
import { type Form, useForm } from '../../../../platform/forms/use-form.ts';
import { useUnsavedChanges } from '../../../../platform/use-unsaved-changes.ts';
import { switchCompany } from './companies.api.ts';
import styles from './SwitchesForm.module.css';

const TIER = /^[a-z_]{1,40}$/;
const MOST_LOCATIONS = 100_000;

type PlanType = (typeof PLAN_TYPES)[number];

export function SwitchesForm({ company }: { company: SupportedCompany }) {
  const { t } = useTranslation();
  const form = useForm({
    initial: {
      status: company.status,
      tier: company.tier,
      tiers: company.tiers,
      plan_type: company.plan_type as PlanType,
      paid_locations_count: company.paid_locations_count,
      available_positions_count: company.available_positions_count,
      trial: company.trial,
      onboarding_activated_at: company.onboarding_activated_at,
      require_second_factor: company.require_second_factor,
      function_modules: company.function_modules as FunctionModule[],
      flags: company.flags as Flag[],
    },
    check: ({ tier, tiers }) => ({
      tier: TIER.test(tier) ? null : t('company:support.tierWrong'),
      tiers: tiers.every((each) => TIER.test(each)) ? null : t('company:support.tierWrong'),
    }),
    submit: async (entries) => {
      await switchCompany(company.id, entries);
      form.reset(entries);
      toasts.success(t('company:support.saved', { name: company.name }));
    },
  });
  const leaving = useUnsavedChanges(form.dirty && !form.busy);
  const [status, plan, paid] = [form.field('status'), form.field('plan_type'), form.field('paid_locations_count')];
  const [tiers, places] = [form.field('tiers'), form.field('available_positions_count')];
  const { function_modules: modules, flags } = form.values;
  const toggled = <Key extends string>(keys: readonly Key[], key: Key, on: boolean): Key[] =>
    (on ? [...keys, key] : keys.filter((one) => one !== key)).sort();

  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit} aria-label={t('company:support.switches')}>
      <div className={styles.pair}>
        <Field htmlFor={status.id} label={t('company:support.status')}>
          <Select
            id={status.id}
            value={status.value}
            onChange={status.onChange}
            options={COMPANY_STATUSES.map((value) => ({ value, label: t(`company:support.statuses.${value}`) }))}
          />
        </Field>
        <TextField field={form.field('tier')} label={t('company:plan.tier')} hint={t('company:support.tierHint')} />
        <Field htmlFor={tiers.id} label={t('company:support.fields.tiers')} error={tiers.error}>
          <Select id={tiers.id} mode="tags" value={tiers.value} onChange={tiers.onChange} onBlur={tiers.onBlur} />
        </Field>
        <Field htmlFor={plan.id} label={t('company:support.plan')}>
          <Select
            id={plan.id}
            value={plan.value}
            onChange={plan.onChange}
            options={PLAN_TYPES.map((value) => ({ value, label: t(`company:support.plans.${value}`) }))}
          />
        </Field>
        <Field htmlFor={paid.id} label={t('company:support.paid')}>
          <InputNumber
            id={paid.id}
            className={styles.number ?? ''}
            value={paid.value}
            min={0}
            max={MOST_LOCATIONS}
            precision={0}
            onChange={(value) => paid.onChange(value ?? 0)}
          />
        </Field>
        <Field
          htmlFor={places.id}
          label={t('company:support.fields.available_positions_count')}
          hint={t('company:support.placesHint')}
        >
          <InputNumber
            id={places.id}
            className={styles.number ?? ''}
            value={places.value}
            min={0}
            max={MOST_LOCATIONS}
            precision={0}
            onChange={(value) => places.onChange(value ?? null)}
          />
        </Field>
      </div>
      <PlanSwitches form={form} />
      <fieldset className={styles.switches}>
        <legend>{t('company:plan.modules')}</legend>
        {FUNCTION_MODULES.map((module) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control
          <label key={module}>
            {t(`shell:modules.${module}`)}
            <Switch
              checked={modules.includes(module)}
              onChange={(on) => form.change({ function_modules: toggled(modules, module, on) })}
            />
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.switches}>
        <legend>{t('company:support.flags')}</legend>
        {FLAGS.map((flag) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control
          <label key={flag}>
            {flag}
            <Switch
              checked={flags.includes(flag)}
              onChange={(on) => form.change({ flags: toggled(flags, flag, on) })}
            />
          </label>
        ))}
      </fieldset>
      <FormAlert failure={form.failure} />
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" disabled={!form.dirty} loading={form.busy}>
          {t('company:support.save')}
        </Button>
      </div>
      <LeaveDialog question={leaving} />
    </form>
  );
}

interface PlanValues {
  trial: boolean;
  onboarding_activated_at: string | null;
  require_second_factor: boolean;
}

function PlanSwitches({ form }: { form: Pick<Form<PlanValues>, 'values' | 'change'> }) {
  const { t } = useTranslation();
  const { trial, onboarding_activated_at, require_second_factor } = form.values;
  const activate = (on: boolean) => form.change({ onboarding_activated_at: on ? new Date().toISOString() : null });
  return (
    <fieldset className={styles.switches}>
      <legend>{t('company:support.company')}</legend>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control */}
      <label>
        {t('company:support.fields.trial')}
        <Switch checked={trial} onChange={(on) => form.change({ trial: on })} />
      </label>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control */}
      <label>
        {t('company:support.fields.onboarding_activated_at')}
        <Switch checked={onboarding_activated_at !== null} onChange={activate} />
      </label>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control */}
      <label>
        {t('company:support.fields.require_second_factor')}
        <Switch checked={require_second_factor} onChange={(on) => form.change({ require_second_factor: on })} />
      </label>
    </fieldset>
  );
}
