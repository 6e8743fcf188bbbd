// The company's own credentials at a payroll provider; the provider is asked before they are saved (INT-005, INT-011).
import type { Integration } from '@onward/contract/integrations/integrations';
import type { PayrollProvider } from '@onward/domain/payroll/hires';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { TextField } from '../../../../platform/forms/TextField.tsx';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { connectWithCredentials } from '../../integrations.api.ts';
import { CredentialsFrame } from '../CredentialsFrame.tsx';
import { FURTHER_FIELDS, NO_CREDENTIALS } from './credential-fields.ts';

interface Props {
  provider: PayrollProvider;
  integration: Integration;
  onConnected?: () => void;
}

export function CredentialsForm({ provider, integration: { name, config, connected_at }, onConnected }: Props) {
  const { t } = useTranslation();
  const further = FURTHER_FIELDS[provider];
  const isNew = connected_at === null;
  const initial = {
    ...NO_CREDENTIALS,
    company_id: config.default_company_id ?? '',
    template_code: config.template_code ?? '',
    payroll_group: config.payroll_group ?? '',
  };
  const missing = (text: string) => (text.trim() === '' ? t('errors:fields.required') : null);
  const form = useForm({
    initial,
    check: (values) => ({
      client_id: missing(values.client_id),
      client_secret: missing(values.client_secret),
      ...Object.fromEntries(
        further.filter(({ required }) => required).map((field) => [field.name, missing(values[field.name])]),
      ),
    }),
    submit: async (values) => {
      // Paychex keeps the company that was chosen from its list.
      await connectWithCredentials(provider, { ...values, company_id: values.company_id.trim() || null });
      form.reset({ ...values, client_id: '', client_secret: '' });
      toasts.success(t(isNew ? 'payroll:connect.done' : 'payroll:connect.replaced', { name }));
      onConnected?.();
    },
  });
  return (
    <CredentialsFrame
      label={t('payroll:connect.form', { name })}
      form={form}
      submitLabel={t(isNew ? 'integrations:connectName' : 'payroll:connect.replace', { name })}
      note={t('payroll:connect.checked', { name })}
    >
      <TextField
        field={form.field('client_id')}
        label={t('payroll:connect.fields.client_id')}
        required
        autoComplete="off"
        maxLength={500}
      />
      <TextField
        field={form.field('client_secret')}
        label={t('payroll:connect.fields.client_secret')}
        hint={t('payroll:connect.hints.client_secret')}
        required
        type="password"
        autoComplete="new-password"
        maxLength={500}
      />
      {further.map((one) => (
        <TextField
          key={one.name}
          field={form.field(one.name)}
          label={t(`payroll:connect.fields.${one.name}`)}
          hint={t(`payroll:connect.hints.${one.name}`)}
          required={one.required}
          autoComplete="off"
          maxLength={120}
        />
      ))}
    </CredentialsFrame>
  );
}
