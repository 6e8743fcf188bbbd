// The state behind the template editor: saved on request, and optionally applied to its jobs.
import type { EditConflict } from '@onward/contract/errors';
import type { PositionTemplate } from '@onward/contract/positions/position-templates';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../design/toasts/toasts.ts';
import type { Failure } from '../../../platform/forms/read-failure.ts';
import { takeFailure } from '../../../platform/forms/take-failure.ts';
import { useEditConflict } from '../../../platform/forms/use-edit-conflict.ts';
import { changedFields, entryProblems } from '../editor/posting-entries.ts';
import { BLANK_TEMPLATE, type TemplateEntries, templateEntries, templateInput } from './template-entries.ts';
import { addTemplate, saveTemplate } from './templates.api.ts';

export function useTemplateEditor(template: PositionTemplate | null, onAdded: (id: number) => void) {
  const { t } = useTranslation();
  const [saved, setSaved] = useState<TemplateEntries>(() => (template ? templateEntries(template) : BLANK_TEMPLATE));
  const [entries, setEntries] = useState(saved);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { conflict, version, show, goOnFrom } = useEditConflict(template?.version);
  const [tried, setTried] = useState(false);

  const send = async (apply: boolean) => {
    if (!template) {
      const added = await addTemplate(templateInput(entries), true);
      toasts.success(t('positions:templates.added', { name: added.name }));
      setSaved(entries);
      return onAdded(added.id);
    }
    const answer = await saveTemplate(template.id, { ...templateInput(entries), version: version() }, apply);
    goOnFrom(answer.position_template.version);
    setSaved(entries);
    toasts.success(
      apply
        ? t('positions:templates.applied', { count: answer.applied_count, skipped: answer.skipped_count })
        : t('positions:templates.saved', { name: answer.position_template.name }),
    );
  };

  const save = async (apply: boolean) => {
    setTried(true);
    setFailure(null);
    if (entries.name.trim() === '' || Object.keys(entryProblems(entries)).length > 0) {
      toasts.error(t('positions:editor.fixFirst'));
      return;
    }
    setBusy(true);
    try {
      await send(apply);
    } catch (error) {
      const read = takeFailure(error);
      show(read.conflict);
      setFailure(read.conflict ? null : read);
    } finally {
      setBusy(false);
    }
  };

  return {
    entries,
    change: (change: Partial<TemplateEntries>) => {
      setFailure(null);
      setEntries((now) => ({ ...now, ...change }));
    },
    dirty: changedFields(entries, saved).length > 0,
    busy,
    failure,
    conflict,
    /** Reported only after an attempt to save. */
    nameMissing: tried && entries.name.trim() === '',
    /** The same for the title of a new template. */
    titleWaits: !template && !tried && entries.title === '',
    takeTheirs: ({ version: newest, fields }: EditConflict) => {
      const theirs = Object.fromEntries(Object.entries(fields).map(([field, both]) => [field, both.theirs]));
      setEntries((now) => ({ ...now, ...theirs }));
      goOnFrom(newest);
    },
    keepMine: ({ version: newest }: EditConflict) => goOnFrom(newest),
    save,
  };
}
