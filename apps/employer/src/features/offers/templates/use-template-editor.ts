// The state of the offer template editor: the draft, saving it, and edit conflicts.
import type { OfferTemplate } from '@onward/contract/offers/offer-templates';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../design/toasts/toasts.ts';
import type { Failure } from '../../../platform/forms/read-failure.ts';
import { takeFailure } from '../../../platform/forms/take-failure.ts';
import { useEditConflict } from '../../../platform/forms/use-edit-conflict.ts';
import { addOfferTemplate, readOfferTemplate, saveOfferTemplate } from '../parts/offer-templates.api.ts';
import { isTemplateReady, newTemplate, type TemplateDraft, templateDraft, templateInput } from './template-draft.ts';

interface Options {
  /** Null for a new one. */
  template: OfferTemplate | null;
  /** Called with the id of a new template once it is saved. */
  onCreated: (id: number) => void;
}

export function useTemplateEditor({ template, onCreated }: Options) {
  const { t } = useTranslation();
  const [start, setStart] = useState(() =>
    template ? templateDraft(template) : newTemplate(t('offers:templates.newName')),
  );
  const [draft, setDraft] = useState(start);
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { conflict, version, show, goOnFrom } = useEditConflict(template?.version);

  const startFrom = (saved: OfferTemplate) => {
    setStart(templateDraft(saved));
    setDraft(templateDraft(saved));
    setTried(false);
    setFailure(null);
    goOnFrom(saved.version);
  };

  const write = async () => {
    if (template)
      return startFrom(await saveOfferTemplate(template.id, { ...templateInput(draft), version: version() }));
    const id = await addOfferTemplate(templateInput(draft));
    setStart(draft);
    onCreated(id);
  };

  const save = async () => {
    setTried(true);
    setFailure(null);
    if (!isTemplateReady(draft)) return;
    setSaving(true);
    try {
      await write();
      toasts.success(t('offers:templates.saved', { name: draft.name }));
    } catch (error) {
      const found = takeFailure(error);
      if (found.conflict) show(found.conflict);
      else setFailure(found);
    } finally {
      setSaving(false);
    }
  };

  return {
    draft,
    change: (change: Partial<TemplateDraft>) => {
      setFailure(null);
      setDraft((now) => ({ ...now, ...change }));
    },
    dirty: JSON.stringify(draft) !== JSON.stringify(start),
    saving,
    tried,
    failure,
    conflict,
    takeTheirs: () => template && void readOfferTemplate(template.id).then(startFrom, () => null),
    keepMine: () => {
      if (conflict) goOnFrom(conflict.version);
      void save();
    },
    discard: () => {
      setDraft(start);
      setTried(false);
      setFailure(null);
      show(null);
    },
    save,
  };
}
