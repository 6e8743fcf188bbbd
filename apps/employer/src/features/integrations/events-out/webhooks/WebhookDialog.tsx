// Adding or editing a webhook: its name, its address, and the kinds of events it gets.
import type { Webhook, WebhookInput } from '@onward/contract/integrations/webhooks';
import { addressProblem } from '@onward/domain/integrations/events-out/addresses';
import { WEBHOOK_NAME_MAX, WEBHOOK_URL_MAX } from '@onward/domain/integrations/events-out/delivery-rules';
import { EVENT_TYPES, type EventType, isEventType } from '@onward/domain/integrations/events-out/event-catalog';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { TextField } from '../../../../platform/forms/TextField.tsx';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { addWebhook, saveWebhook } from '../events-out.api.ts';
import { EventTypesField } from './EventTypesField.tsx';

interface Props {
  open: boolean;
  /** Null for a new one. */
  webhook: Webhook | null;
  onClose: () => void;
  onMade: (secret: string) => void;
}

interface Entries {
  name: string;
  url: string;
  event_types: EventType[];
}

export function WebhookDialog({ open, webhook, onClose, onMade }: Props) {
  const { t } = useTranslation();
  const id = useId();
  // Whether private networks may be reached is decided by the server.
  const urlProblem = (url: string): string | null => {
    const problem = addressProblem(url, { allowPrivate: true });
    return problem && (url === '' ? t('shell:required') : t(`errors:webhooks.${problem}`));
  };
  const form = useForm<Entries>({
    initial: {
      name: webhook?.name ?? '',
      url: webhook?.url ?? '',
      event_types: webhook ? webhook.event_types.filter(isEventType) : [...EVENT_TYPES],
    },
    check: ({ name, url, event_types }) => ({
      name: name.trim() === '' ? t('shell:required') : null,
      url: urlProblem(url.trim()),
      event_types: event_types.length === 0 ? t('events-out:webhooks.noKinds') : null,
    }),
    submit: async (entries) => {
      const input: WebhookInput = { ...entries, ...(webhook && { version: webhook.version }) };
      const made = webhook ? await saveWebhook(webhook.id, input).then(() => null) : await addWebhook(input);
      onClose();
      if (made) onMade(made.secret);
    },
  });
  return (
    <FormDialog
      id={id}
      open={open}
      title={t(webhook ? 'events-out:webhooks.edit' : 'events-out:webhooks.add')}
      submitLabel={t(webhook ? 'events-out:webhooks.save' : 'events-out:webhooks.add')}
      form={form}
      onClose={onClose}
    >
      <FormAlert failure={form.failure} />
      <TextField
        field={form.field('name')}
        label={t('events-out:webhooks.name')}
        maxLength={WEBHOOK_NAME_MAX}
        autoComplete="off"
        required
      />
      <TextField
        field={form.field('url')}
        label={t('events-out:webhooks.url')}
        hint={t('events-out:webhooks.urlHint')}
        type="url"
        inputMode="url"
        maxLength={WEBHOOK_URL_MAX}
        autoComplete="off"
        required
      />
      <EventTypesField field={form.field('event_types')} />
    </FormDialog>
  );
}
