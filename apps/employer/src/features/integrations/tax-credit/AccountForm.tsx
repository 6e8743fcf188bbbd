// The company's account at a tax credit provider and its API key; the provider is asked before they are saved (INT-005).
import type { Integration } from '@onward/contract/integrations/integrations';
import type { TaxCreditNickname } from '@onward/domain/integrations/nicknames';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../design/toasts/toasts.ts';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { connectWithCredentials } from '../integrations.api.ts';
import { CredentialsFrame } from '../parts/CredentialsFrame.tsx';

interface Props {
  nickname: TaxCreditNickname;
  integration: Integration;
  onConnected?: () => void;
}

export function AccountForm({ nickname, integration: { name, account, connected_at }, onConnected }: Props) {
  const { t } = useTranslation();
  const isNew = connected_at === null;
  const missing = (text: string) => (text.trim() === '' ? t('errors:fields.required') : null);
  const form = useForm({
    initial: { client_id: account ?? '', client_secret: '' },
    check: (values) => ({ client_id: missing(values.client_id), client_secret: missing(values.client_secret) }),
    submit: async (values) => {
      await connectWithCredentials(nickname, values);
      form.reset({ ...values, client_secret: '' });
      toasts.success(t(`integrations:taxCredit.${isNew ? 'connected' : 'replaced'}`, { name }));
      onConnected?.();
    },
  });
  return (
    <CredentialsFrame
      label={t('integrations:taxCredit.form', { name })}
      form={form}
      submitLabel={t(isNew ? 'integrations:connectName' : 'integrations:taxCredit.replace', { name })}
      note={t('integrations:taxCredit.checked', { name })}
    >
      <TextField
        field={form.field('client_id')}
        label={t('integrations:taxCredit.fields.client_id')}
        hint={t('integrations:taxCredit.hints.client_id', { name })}
        required
        autoComplete="off"
        maxLength={500}
      />
      <TextField
        field={form.field('client_secret')}
        label={t('integrations:taxCredit.fields.client_secret')}
        hint={t('integrations:taxCredit.hints.client_secret')}
        required
        type="password"
        autoComplete="new-password"
        maxLength={500}
      />
    </CredentialsFrame>
  );
}
