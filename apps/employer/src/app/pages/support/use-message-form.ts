// The state of the contact form: values, errors, and submission.
import { openSupportTicket } from '@onward/contract/company/company';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { passOnError } from '../../../platform/errors/handle-error.ts';
import { sendToSupport } from './support.api.ts';
import {
  faultOf,
  fieldProblems,
  isWritten,
  LENGTH_LIMITS,
  MESSAGE_FIELDS,
  type MessageField,
  type MessageProblems,
  NOTHING_WRITTEN,
} from './support.form.ts';

const fieldId = (field: MessageField): string => `support-${field}`;

const focus = (field: MessageField | undefined): void => {
  if (field) document.getElementById(fieldId(field))?.focus();
};

export function useMessageForm() {
  const { t } = useTranslation();
  const [entries, setEntries] = useState(NOTHING_WRITTEN);
  const [judged, setJudged] = useState<ReadonlySet<MessageField>>(new Set());
  const [refused, setRefused] = useState<MessageProblems>({});
  const [sending, setSending] = useState(false);
  const [ticket, setTicket] = useState<number | null>(null);
  /** One key per message: the same message sent twice opens one ticket. */
  const key = useRef(crypto.randomUUID());

  const send = async () => {
    setJudged(new Set(MESSAGE_FIELDS));
    const faulty = MESSAGE_FIELDS.find((field) => faultOf(field, entries));
    if (faulty) return focus(faulty);
    setSending(true);
    try {
      setTicket(await sendToSupport(entries, key.current));
    } catch (error) {
      const problems = fieldProblems(error);
      if (!problems) return passOnError(error, openSupportTicket);
      setRefused(problems);
      focus(MESSAGE_FIELDS.find((field) => problems[field]));
    } finally {
      setSending(false);
    }
  };

  return {
    ticket,
    sending,
    unsaved: ticket === null && isWritten(entries),
    field: (name: MessageField) => {
      const fault = judged.has(name) ? faultOf(name, entries) : null;
      return {
        id: fieldId(name),
        value: entries[name],
        error: fault ? t(`shell:support.faults.${fault}`, { max: LENGTH_LIMITS[name] }) : refused[name],
        onChange: (text: string) => {
          setEntries({ ...entries, [name]: text });
          setRefused({ ...refused, [name]: undefined });
          key.current = crypto.randomUUID();
        },
        /** Validated when the field is first left, and from then on with every change. */
        onBlur: () => entries[name] !== '' && setJudged(new Set([...judged, name])),
      };
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      if (!sending) void send();
    },
    writeAnother: () => {
      setEntries(NOTHING_WRITTEN);
      setJudged(new Set());
      setTicket(null);
      key.current = crypto.randomUUID();
    },
  };
}
