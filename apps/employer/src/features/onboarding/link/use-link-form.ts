// Entries of a link with their problems, and sending it once (ONB-036).
import { linkProblems } from '@onward/domain/onboarding/links';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../platform/forms/read-failure.ts';
import { takeFailure } from '../../../platform/forms/take-failure.ts';
import type { LinkEntries } from './link-entries.ts';

interface Options {
  /** Of one person; with several people each is checked on the server. */
  targets: { phone: string | null; email: string | null } | null;
  /** Nothing has to be sent. */
  isOptional?: boolean;
  submit: (entries: LinkEntries) => Promise<void>;
}

const ANYWHERE = { phone: '', email: '' };

export function useLinkForm({ targets, isOptional = false, submit }: Options) {
  const { t } = useTranslation();
  const start: LinkEntries = {
    send_sms: targets ? targets.phone !== null : true,
    send_email: targets ? targets.email !== null : true,
    message: '',
  };
  const [entries, setEntries] = useState(start);
  const [isChecked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isSent = entries.send_sms || entries.send_email;
  const found = isOptional && !isSent ? {} : linkProblems(entries, targets ?? ANYWHERE, entries.message);
  const textOf = (field: keyof LinkEntries): string | null => {
    const problem = isChecked ? (found as ReturnType<typeof linkProblems>)[field] : undefined;
    return problem ? t(`onboarding:link.problems.${problem}`) : (failure?.fields[field] ?? null);
  };
  const send = async () => {
    setChecked(true);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await submit(entries);
    } catch (error) {
      setFailure(takeFailure(error));
    } finally {
      setBusy(false);
    }
  };
  return {
    entries,
    change: (next: LinkEntries) => {
      setFailure(null);
      setEntries(next);
    },
    problems: { send_sms: textOf('send_sms'), send_email: textOf('send_email'), message: textOf('message') },
    /** A failure that is shown at no field. */
    failure: failure && Object.keys(failure.fields).some((field) => field in start) ? null : failure,
    dirty: entries.message.trim() !== '',
    busy,
    send,
  };
}
