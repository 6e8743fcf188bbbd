// The contacts of an active account: the only part of it that still changes (EVF-009).
import type { EverifyCompany } from '@onward/contract/everify/everify-companies';
import { type EverifyCompanyEntry, stepProblems } from '@onward/domain/everify/companies';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../design/toasts/toasts.ts';
import { EditConflict } from '../../../platform/forms/EditConflict.tsx';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import type { Failure } from '../../../platform/forms/read-failure.ts';
import { takeFailure } from '../../../platform/forms/take-failure.ts';
import { useEditConflict } from '../../../platform/forms/use-edit-conflict.ts';
import type { FieldBinding } from '../../../platform/forms/use-form.ts';
import { readAccount, saveAccount } from '../accounts.api.ts';
import { ContactFields } from '../entry/ContactFields.tsx';
import { entryOf, ownPaths, valueAt, withValue } from '../entry/entry-paths.ts';
import { useEntryTexts } from '../entry/use-entry-texts.ts';

interface Props {
  account: EverifyCompany;
  name: string;
  open: boolean;
  onClose: () => void;
}

export function ContactsDialog({ account, name, open, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const texts = useEntryTexts();
  const form = useContacts(account, onClose);
  const { conflict } = form;
  return (
    <FormDialog
      id={id}
      open={open}
      title={t('everify:accounts.contactsTitle', { name })}
      submitLabel={t('everify:accounts.save')}
      form={form}
      onClose={onClose}
    >
      {conflict && (
        <EditConflict
          conflict={conflict}
          labelOf={texts.label}
          show={(field, value) =>
            texts
              .lines({ ...form.entry, [field]: value } as EverifyCompanyEntry, field as keyof EverifyCompanyEntry)
              .join(', ')
          }
          onTakeTheirs={form.takeTheirs}
          onKeepMine={form.keepMine}
        />
      )}
      <ContactFields field={form.field} />
      <FormAlert failure={form.failure} />
    </FormDialog>
  );
}

function useContacts(account: EverifyCompany, onSaved: () => void) {
  const { t } = useTranslation();
  const formId = useId();
  const [start, setStart] = useState(() => entryOf(account));
  const [entry, setEntry] = useState(start);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const { conflict, version, show, goOnFrom } = useEditConflict(account.version);
  const found = stepProblems('contacts', entry, () => null);

  const send = async () => {
    setTried(true);
    setRefused({});
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      const { main_contact, main_contact_as_signatory, signatory } = entry;
      await saveAccount({ id: account.id, version: version() }, { main_contact, main_contact_as_signatory, signatory });
      toasts.success(t('everify:accounts.contactsSaved'));
      onSaved();
    } catch (error) {
      const read = takeFailure(error);
      setRefused(ownPaths(read.fields));
      if (read.conflict) show(read.conflict);
      else if (Object.keys(read.fields).length === 0) setFailure(read);
    } finally {
      setBusy(false);
    }
  };
  const takeTheirs = async () => {
    const theirs = await readAccount(account.id);
    setStart(entryOf(theirs));
    setEntry(entryOf(theirs));
    goOnFrom(theirs.version);
  };
  return {
    entry,
    busy,
    failure,
    conflict,
    dirty: JSON.stringify(entry) !== JSON.stringify(start),
    field: <Value,>(path: string): FieldBinding<Value> => {
      const problem = found[path];
      return {
        id: `${formId}-${path}`,
        value: valueAt(entry, path) as Value,
        error: refused[path] ?? (tried && problem ? t(`everify:problems.${problem}`) : null),
        onChange: (value) => {
          setRefused({});
          setEntry((now) => withValue(now, path, value));
        },
        onBlur: () => undefined,
      };
    },
    takeTheirs: () => void takeTheirs().catch(() => null),
    keepMine: () => {
      if (conflict) goOnFrom(conflict.version);
      void send();
    },
    onSubmit: (event: { preventDefault(): void }) => {
      event.preventDefault();
      if (!busy) void send();
    },
  };
}
