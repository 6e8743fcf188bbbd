// Edits a message template: name, channel, and its text in each language (MSG-010, MSG-012).
import type { MessageTemplate } from '@onward/contract/messages/message-templates';
import { CHANNELS } from '@onward/domain/messages/channels';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../design/fields/Field.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { EditConflict } from '../../../platform/forms/EditConflict.tsx';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { SelectField } from '../../../platform/forms/SelectField.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useEditConflict } from '../../../platform/forms/use-edit-conflict.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import { LANGUAGE_NAMES } from '../../../platform/language/language-files.ts';
import { type Wording, WordingEditor } from '../composer/WordingEditor.tsx';
import styles from './TemplateDialog.module.css';
import {
  entriesOf,
  firstProblem,
  inputOf,
  isWritten,
  type TemplateEntries,
  WORDINGS,
  type WordingKey,
} from './template-entries.ts';
import { refreshTemplates, saveTemplate } from './templates.api.ts';

export interface TemplateDialogProps {
  open: boolean;
  /** Null for a new one. */
  template: MessageTemplate | null;
  onClose: () => void;
}

const NAME_MAX = 100;

export default function TemplateDialog({ open, template, onClose }: TemplateDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const [shown, setShown] = useState<WordingKey>('usual');
  const { conflict, version, show, goOnFrom } = useEditConflict(template?.version);
  const { nameOf, problemText } = useWordingTexts();
  const form = useForm<TemplateEntries>({
    initial: entriesOf(template),
    check: (entries) => ({
      name: entries.name.trim() === '' ? t('errors:fields.required') : null,
      wordings: problemText(entries),
    }),
    submit: async (entries) => {
      show(null);
      await saveTemplate(template?.id ?? null, { ...inputOf(entries), ...(template && { version: version() }) });
      toasts.success(t('messages:templates.saved', { name: entries.name.trim() }));
      onClose();
    },
    onFailure: (failure) => show(failure.conflict),
  });
  const { channel } = form.values;
  const wordings = form.field('wordings');
  const change = (changed: Partial<Wording>) =>
    wordings.onChange({ ...wordings.value, [shown]: { ...wordings.value[shown], ...changed } });

  return (
    <FormDialog
      id={id}
      open={open}
      title={template ? t('messages:templates.editTitle', { name: template.name }) : t('messages:templates.add')}
      submitLabel={t('messages:templates.save')}
      form={form}
      onClose={onClose}
    >
      {conflict ? (
        <EditConflict
          conflict={conflict}
          labelOf={(field) => t(`messages:templates.fields.${field}`)}
          onTakeTheirs={(found) => {
            goOnFrom(found.version);
            void refreshTemplates();
            onClose();
          }}
          // Sends the form again, now based on the newer version.
          onKeepMine={(found) => {
            goOnFrom(found.version);
            (document.getElementById(id) as HTMLFormElement).requestSubmit();
          }}
        />
      ) : (
        <FormAlert failure={form.failure} />
      )}
      <TextField
        field={form.field('name')}
        label={t('messages:templates.fields.name')}
        maxLength={NAME_MAX}
        autoComplete="off"
        required
      />
      <SelectField
        field={{ ...form.field('channel'), onChange: (value) => value && form.change({ channel: value }) }}
        label={t('messages:templates.fields.channel')}
        options={CHANNELS.map((value) => ({ value, label: t(`messages:channels.${value}`) }))}
      />
      <Field
        htmlFor={wordings.id}
        label={t('messages:templates.fields.body')}
        hint={shown === 'usual' ? t('messages:templates.usualHint') : t('messages:templates.languageHint')}
        error={wordings.error}
        required
      >
        <fieldset className={styles.languages}>
          <legend className="visually-hidden">{t('messages:templates.languages')}</legend>
          {WORDINGS.map((key) => (
            <button key={key} type="button" aria-pressed={key === shown} onClick={() => setShown(key)}>
              {nameOf(key)}
              {key !== 'usual' && isWritten(wordings.value[key]) && <i aria-hidden="true" />}
            </button>
          ))}
        </fieldset>
        <WordingEditor
          key={shown}
          id={wordings.id}
          channel={channel}
          wording={wordings.value[shown]}
          placeholder={t('messages:templates.placeholder')}
          describedBy={fieldNoteId(wordings.id)}
          onChange={change}
        />
      </Field>
    </FormDialog>
  );
}

/** The name of each language in the dialog, and what is wrong with the first text that cannot be saved. */
function useWordingTexts() {
  const { t } = useTranslation();
  const nameOf = (key: WordingKey) => (key === 'usual' ? t('messages:templates.usual') : LANGUAGE_NAMES[key]);
  const problemText = (entries: TemplateEntries): string | null => {
    const found = firstProblem(entries);
    if (!found) return null;
    const { key, problem } = found;
    const text =
      problem.kind === 'unknown_tags'
        ? t('messages:composer.unknownTags', { tags: problem.tags.join(', ') })
        : t(`messages:composer.problems.${problem.key}_${problem.kind}`, { count: problem.count });
    return key === 'usual' ? text : t('messages:templates.problemIn', { language: nameOf(key), problem: text });
  };
  return { nameOf, problemText };
}
